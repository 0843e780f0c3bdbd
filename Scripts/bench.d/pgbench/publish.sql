-- What publishing a listing asks PostgreSQL: the session, the insertion.
\set n random(1, 9223372036854775807)
\set price random(25, 180)
BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
SELECT s.id, s.member_id, s.device, s.created_at, s.last_used_at, s.expires_at, m.role, CASE WHEN m.withdrawn_at IS NULL THEN m.nickname END, m.picture, CASE WHEN EXISTS (SELECT 1 FROM auth_blocks WHERE auth_blocks.member_id = m.id) OR EXISTS (SELECT 1 FROM auth_blocks WHERE auth_blocks.blocked_id = m.id) THEN 1 ELSE 0 END, m.silenced_until, m.silence_reason FROM auth_sessions s JOIN auth_members m ON m.id = s.member_id WHERE s.id = :session;
COMMIT;
BEGIN ISOLATION LEVEL SERIALIZABLE READ WRITE;
SELECT 1 FROM listing_closed_members WHERE member = :member;
INSERT INTO listings (id, seller, title, list_price, discount, sale_price, currency, category, condition, attributes, reservation, photos, league, team, season, size, player, jersey_version, brand, stock_left, stock_held, state, visible, created_at, published_at, first_published_at, updated_at, version, description, search_text, moderated_at, moderation_reason, hidden_by_seller, like_count) VALUES ('7' || lpad(to_hex(:n::bigint), 25, '0'), :member, 'FC 서울 2024 홈 유니폼 ' || :n, :price * 1000, NULL, :price * 1000, 'KRW', 'jersey', 'A', E'league\tK League 1\nteam\tFC 서울\nseason\t2024\nsize\tL\nversion\treplica', 'immediate', '', 'k league 1', 'fc 서울', '2024', 'l', NULL, 'replica', NULL, 1, 0, 'on-sale', 1, :newest::bigint + :n::bigint % 1000000, :newest::bigint + :n::bigint % 1000000, NULL, :newest::bigint, 1, '두 번 입은 깨끗한 유니폼입니다. 서울역에서 만나요.', 'fc 서울 2024 홈 유니폼 두 번 입은 깨끗한 유니폼입니다. 서울역에서 만나요. k league 1 fc 서울 2024 l replica', NULL, NULL, NULL, 0);
SELECT pg_current_xact_id_if_assigned()::text;
COMMIT;
