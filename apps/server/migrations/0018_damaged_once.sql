-- Photos that browsers show though they break a rule were refused as damaged, which allows no other try, since nothing but the file
-- is at fault. They are read now: what failed so may be tried again, and a file that is really damaged says so once more.
UPDATE "images" SET "problem" = 'conversion_failed'
WHERE "status" = 'failed' AND "problem" = 'damaged' AND "source_type" IN ('image/jpeg', 'image/png', 'image/webp');
