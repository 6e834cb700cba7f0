-- Series keep where the ends of what varies are booked; they are found again, under the same ids.
UPDATE "recurring_runs" SET "books_version" = -1;
