CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION ar_norm(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT lower(
    translate(
      regexp_replace(
        regexp_replace(normalize(input, NFKC), E'[\u0640\u064B-\u065F\u0670\u0610-\u061A\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2066-\u2069]', '', 'g'),
        '\s+', ' ', 'g'
      ),
      'أإآٱىةؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹کی',
      'اااايهوي01234567890123456789كي'
    )
  )
$$;
