-- Holds one unit for a new order each time: of a listing at random, or, with `hot`, of the first listing until it
-- has none left, then of the next one. Counts answers by their status.
local here = debug.getinfo(1, "S").source:match("@(.*/)")
local shared = dofile(here .. "common.lua")
local given
local current = 1
local until_text
statuses = {}

setup, done = shared.setup, shared.done

function init(args)
    given = shared.input(args)
    until_text = os.date("!%Y-%m-%dT%H:%M:%SZ", os.time() + 3000)
end

function request()
    local listing = given.hot and given.listings[current] or shared.pick(given.listings)
    local body = string.format('{"quantity":1,"until":"%s"}', until_text)
    local target = "/api/v1/listings/" .. listing .. "/holds/ord_" .. shared.identifier()
    return shared.sent(given, "PUT", target, body)
end

local refused = 0
function response(status)
    statuses[status] = (statuses[status] or 0) + 1
    if not given.hot then return end
    refused = status == 409 and refused + 1 or 0
    if refused >= 64 and current < #given.listings then
        current, refused = current + 1, 0
    end
end
