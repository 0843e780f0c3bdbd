-- Comments on records as members who are signed in, as fast as it can.
local here = debug.getinfo(1, "S").source:match("@(.*/)")
local shared = dofile(here .. "common.lua")
local given
local number = 0

setup, done = shared.setup, shared.done

function init(args)
    given = shared.input(args)
end

function request()
    number = number + 1
    local body = string.format('{"subject":"%s","text":"아직 있나요? 서울역에서 %d시에 만나요."}', shared.pick(given.subjects), number)
    return shared.sent(given, "POST", "/api/v1/comments", body)
end
