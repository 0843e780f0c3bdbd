-- What one request for a page of the list asks PostgreSQL, statement by statement.
BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
SELECT (SELECT min(until_at) FROM listing_holds WHERE state = 'active'), (SELECT max(until_at) FROM listing_holds WHERE state = 'active') - 259260000000;
SELECT published_at, listings.id, id, seller, title, description, list_price, discount, currency, category, condition, attributes, reservation, photos, stock_left, stock_held, state, like_count, created_at, published_at, first_published_at, updated_at, version, moderated_at, moderation_reason, hidden_by_seller, 0 FROM listings WHERE visible = 1 ORDER BY published_at DESC, listings.id DESC LIMIT 21 OFFSET 0;
SELECT subject, comments FROM comment_threads WHERE subject BETWEEN :low AND :high AND closed_at IS NULL AND comments > 0 LIMIT 41;
COMMIT;
BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
SELECT id, CASE WHEN withdrawn_at IS NULL THEN nickname END, CASE WHEN suspended_at IS NULL THEN picture END FROM auth_members WHERE id IN (SELECT id FROM auth_members ORDER BY id LIMIT 16);
COMMIT;
