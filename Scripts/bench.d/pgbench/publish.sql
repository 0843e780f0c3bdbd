-- What publishing a listing asks PostgreSQL: the session, the insertion, the seller's name.
\set n random(1, 9223372036854775807)
\set price random(25, 180)
BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
SELECT s.id, s.member_id, m.role FROM auth_sessions s JOIN auth_members m ON m.id = s.member_id LIMIT 1;
COMMIT;
BEGIN ISOLATION LEVEL SERIALIZABLE;
SELECT 1 FROM listing_closed_members WHERE member = :member;
INSERT INTO listings (id, seller, title, list_price, discount, sale_price, currency, category, condition, attributes, league, team, season, size, player, jersey_version, brand, stock_left, stock_held, state, visible, created_at, published_at, updated_at, version, description, search_text, like_count) VALUES ('7' || lpad(to_hex(:n::bigint), 25, '0'), :member, 'FC 서울 2024 홈 유니폼 ' || :n, :price * 1000, NULL, :price * 1000, 'KRW', 'jersey', 'A', E'league\tK League 1\nteam\tFC 서울\nseason\t2024\nsize\tL\nversion\treplica', 'k league 1', 'fc 서울', '2024', 'l', NULL, 'replica', NULL, 1, 0, 'on-sale', 1, :newest::bigint + :n::bigint % 1000000, :newest::bigint + :n::bigint % 1000000, :newest::bigint, 1, '두 번 입은 깨끗한 유니폼입니다. 서울역에서 만나요.', 'fc 서울 2024 홈 유니폼 두 번 입은 깨끗한 유니폼입니다. 서울역에서 만나요. k league 1 fc 서울 2024 l replica', 0);
COMMIT;
BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
SELECT id, nickname, withdrawn_at FROM auth_members LIMIT 1;
COMMIT;
