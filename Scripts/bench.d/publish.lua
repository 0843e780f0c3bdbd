-- Publishes listings of members who are signed in, as fast as it can or, with `pause` (ms), more slowly.
local here = debug.getinfo(1, "S").source:match("@(.*/)")
local shared = dofile(here .. "common.lua")
local given
local number = 0

setup, done = shared.setup, shared.done

function init(args)
    given = shared.input(args)
    if given.pause then
        delay = function() return math.floor(given.pause * (0.5 + math.random())) end
    end
end

local form = '{"title":"%s","description":"%s","price":{"amount":%d,"currency":"KRW"},"stock":1,'
    .. '"category":"jersey","condition":"A","attributes":{"league":"K League 1","team":"FC 서울",'
    .. '"season":"2024","size":"L","version":"replica"},"state":"on-sale"}'

function request()
    number = number + 1
    local title = string.format("FC 서울 2024 홈 유니폼 %d-%d", number, math.random(1000000))
    local text = "두 번 입은 깨끗한 유니폼입니다. 서울역에서 만나요."
    local key = given.keys and { ["idempotency-key"] = shared.identifier() }
    local body = string.format(form, title, text, 1000 * math.random(25, 180))
    return shared.sent(given, "POST", "/api/v1/listings", body, key)
end
