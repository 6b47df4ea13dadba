DROP TABLE list_posts;
