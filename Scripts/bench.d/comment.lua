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
    local headers = {
        ["content-type"] = "application/json",
        ["authorization"] = "Bearer " .. shared.pick(given.tokens),
    }
    local body = string.format('{"subject":"%s","text":"아직 있나요? 서울역에서 %d시에 만나요."}', shared.pick(given.subjects), number)
    return wrk.format("POST", "/api/v1/comments", headers, body)
end
