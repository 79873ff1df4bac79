-- Pictures hold their paints with names from now on. Paints of pictures that were made before are called as in the owner's own palettes,
-- the newest first, where one of the same code and color has a name there.
UPDATE "images" SET "options" = jsonb_set("images"."options", '{palette}', (
	SELECT jsonb_agg(coalesce("kept"."named", '{}'::jsonb) || "held"."paint" ORDER BY "held"."place")
	FROM jsonb_array_elements("images"."options"->'palette') WITH ORDINALITY AS "held"("paint", "place")
	LEFT JOIN LATERAL (
		SELECT jsonb_build_object('name', "own"."paint"->'name') AS "named"
		FROM "palettes", jsonb_array_elements("palettes"."paints") AS "own"("paint")
		WHERE "palettes"."owner_id" = "images"."owner_id"
			AND "own"."paint"->'code' = "held"."paint"->'code'
			AND "own"."paint"->'hex' = "held"."paint"->'hex'
			AND "own"."paint"->>'name' <> ''
		ORDER BY "palettes"."created" DESC
		LIMIT 1
	) AS "kept" ON true
))
WHERE "images"."kind" = 'paint-by-numbers'
	AND jsonb_typeof("images"."options"->'palette') = 'array'
	AND jsonb_array_length("images"."options"->'palette') > 0
	AND EXISTS (SELECT 1 FROM "palettes" WHERE "palettes"."owner_id" = "images"."owner_id");
