-- What holding a unit of one of many listings asks PostgreSQL.
\set n random(1, 9223372036854775807)
\set place random(1, :many)
BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
SELECT s.id, s.member_id, s.device, s.created_at, s.last_used_at, s.expires_at, m.role, CASE WHEN m.withdrawn_at IS NULL THEN m.nickname END, m.picture, CASE WHEN EXISTS (SELECT 1 FROM auth_blocks WHERE auth_blocks.member_id = m.id) OR EXISTS (SELECT 1 FROM auth_blocks WHERE auth_blocks.blocked_id = m.id) THEN 1 ELSE 0 END, m.silenced_until, m.silence_reason FROM auth_sessions s JOIN auth_members m ON m.id = s.member_id WHERE s.id = :session;
COMMIT;
BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
SELECT (SELECT min(until_at) FROM listing_holds WHERE state = 'active'), (SELECT max(until_at) FROM listing_holds WHERE state = 'active') - 259260000000;
SELECT id, seller, title, description, list_price, discount, currency, category, condition, attributes, reservation, photos, stock_left, stock_held, state, like_count, created_at, published_at, first_published_at, updated_at, version, moderated_at, moderation_reason, hidden_by_seller, CASE WHEN EXISTS (SELECT 1 FROM listing_likes WHERE member = :member AND listing = listings.id) THEN 1 ELSE 0 END FROM listings WHERE id = (SELECT id FROM bench_many WHERE place = :place);
COMMIT;
BEGIN ISOLATION LEVEL SERIALIZABLE READ WRITE;
SELECT 1 FROM listing_closed_members WHERE member = :member;
UPDATE listings SET version = version WHERE id = (SELECT id FROM bench_many WHERE place = :place);
SELECT pg_current_xact_id_if_assigned()::text;
SELECT listing, order_id, holder, quantity, until_at, state FROM listing_holds WHERE listing = (SELECT id FROM bench_many WHERE place = :place) AND state = 'active' AND until_at <= :newest::bigint UNION ALL SELECT listing, order_id, holder, quantity, until_at, state FROM listing_holds WHERE listing = (SELECT id FROM bench_many WHERE place = :place) AND state = 'active' AND until_at > :soon::bigint + 3600000000;
SELECT id, seller, title, description, list_price, discount, currency, category, condition, attributes, reservation, photos, stock_left, stock_held, state, like_count, created_at, published_at, first_published_at, updated_at, version, moderated_at, moderation_reason, hidden_by_seller FROM listings WHERE id = (SELECT id FROM bench_many WHERE place = :place);
SELECT listing, order_id, holder, quantity, until_at, state FROM listing_holds WHERE listing = (SELECT id FROM bench_many WHERE place = :place) AND order_id = '7' || lpad(to_hex(:n::bigint), 25, '0');
UPDATE listings SET stock_held = stock_held + 1, updated_at = :newest, version = version + 1 WHERE id = (SELECT id FROM bench_many WHERE place = :place) AND stock_held < stock_left;
INSERT INTO listing_holds (listing, order_id, holder, quantity, until_at, state) VALUES ((SELECT id FROM bench_many WHERE place = :place), '7' || lpad(to_hex(:n::bigint), 25, '0'), :member, 1, :soon, 'active');
COMMIT;
