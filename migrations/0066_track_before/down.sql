DROP TABLE tracks_before;
