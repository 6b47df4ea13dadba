DROP TABLE status_marks;
