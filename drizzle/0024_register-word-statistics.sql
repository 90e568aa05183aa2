-- Without them the planner takes each of many words for one name in two hundred, and reads the register by another index.
CREATE STATISTICS "members_words" ON (register_words("name_ar", "name_en")) FROM "members";
