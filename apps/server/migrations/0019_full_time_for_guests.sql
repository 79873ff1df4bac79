-- Pictures of guests are deleted some days after their last visit from now on. Guests of before, however long ago they were here, get the
-- full time from this update on: it counts as a visit.
UPDATE "users" SET "updated_at" = now() WHERE "is_anonymous";
