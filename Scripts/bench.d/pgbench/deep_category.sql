-- What one request for a page of the list asks PostgreSQL, statement by statement.
\set key random(:oldest, :newest)
BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
SELECT min(until_at) FROM listing_holds WHERE state = 'active';
SELECT published_at, listings.id, id, seller, title, description, list_price, discount, currency, category, condition, attributes, stock_left, stock_held, state, like_count, created_at, published_at, updated_at, version, 0 FROM listings WHERE visible = 1 AND category IN ('clothing') AND (published_at, listings.id) < (:key, '00000000000000000000000000') ORDER BY published_at DESC, listings.id DESC LIMIT 21 OFFSET 0;
COMMIT;
BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
SELECT id, nickname, withdrawn_at FROM auth_members WHERE id IN (SELECT id FROM auth_members ORDER BY id LIMIT 16);
COMMIT;
