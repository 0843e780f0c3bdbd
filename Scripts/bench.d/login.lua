-- Signs in: in turn a member with the right password, one with a wrong one, and an email that nobody has; with `pause`
-- (ms) between the attempts of a connection.
local here = debug.getinfo(1, "S").source:match("@(.*/)")
local shared = dofile(here .. "common.lua")
local given
local number = 0
statuses = {}

setup, done = shared.setup, shared.done

function init(args)
    given = shared.input(args)
    delay = function() return math.floor(given.pause * (0.5 + math.random())) end
end

local form = '{"email":"%s","password":"%s","device":"bench"}'

function request()
    number = number + 1
    local email = string.format("neighbour%d@madang.example", math.random(given.members))
    local password = given.password
    if number % 3 == 1 then password = "a guess of somebody's" end
    if number % 3 == 2 then email = string.format("nobody%d@madang.example", math.random(1000000)) end
    return wrk.format("POST", "/api/v1/auth/login", { ["content-type"] = "application/json" },
        string.format(form, email, password))
end

function response(status)
    local name = tostring(status)
    statuses[name] = (statuses[name] or 0) + 1
end
