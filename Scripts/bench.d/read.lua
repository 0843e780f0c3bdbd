-- Reads: each request takes one of the lists of targets, as often as its share of a hundred says, and of it one
-- target at random; with `pause` (ms) not as fast as it can, with `token` as the member who has signed in.
local here = debug.getinfo(1, "S").source:match("@(.*/)")
local shared = dofile(here .. "common.lua")
local lists, shares = {}, {}

setup, done = shared.setup, shared.done

function init(args)
    local given = shared.input(args)
    if given.pause then
        delay = function() return math.floor(given.pause * (0.5 + math.random())) end
    end
    local headers = given.token and { authorization = "Bearer " .. given.token }
    for _, list in ipairs(given.lists) do
        local formatted = {}
        for _, target in ipairs(list.targets) do
            table.insert(formatted, wrk.format("GET", target, headers))
        end
        for _ = 1, list.share do
            table.insert(shares, formatted)
        end
    end
end

function request()
    return shared.pick(shared.pick(shares))
end
