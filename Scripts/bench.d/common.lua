-- What all scripts share: the input of this run, and the report at its end as one line of JSON.
-- A request's answer is counted by its status where a script says so; wrk counts errors by itself.
local shared = {}
local threads = {}

function shared.setup(thread)
    table.insert(threads, thread)
end

function shared.input(args)
    math.randomseed(os.time() + 1000 * os.clock())
    return dofile(args[1])
end

function shared.pick(list)
    return list[math.random(#list)]
end

-- 26 characters of base 32 below 2^128: an identifier that nobody has made before.
local letters = "0123456789abcdefghjkmnpqrstvwxyz"
function shared.identifier()
    local text = { "0" }
    for place = 2, 26 do
        local digit = math.random(32)
        text[place] = letters:sub(digit, digit)
    end
    return table.concat(text)
end

-- A request that sends JSON as one of the members who are signed in.
function shared.sent(given, method, path, body, more)
    local headers = more or {}
    headers["content-type"] = "application/json"
    headers["authorization"] = "Bearer " .. shared.pick(given.tokens)
    return wrk.format(method, path, headers, body)
end

function shared.done(summary, latency)
    local errors = summary.errors
    local statuses = {}
    for _, thread in ipairs(threads) do
        local counted = thread:get("statuses")
        if counted then
            for status, count in pairs(counted) do
                table.insert(statuses, string.format('"%s": %d', status, count))
            end
        end
    end
    table.insert(statuses, string.format('"errors": %d', errors.status))
    table.insert(statuses, string.format('"broken": %d', errors.connect + errors.read + errors.write + errors.timeout))
    print(string.format('{"requests": %d, "seconds": %.6f, "p50": %d, "p99": %d, "statuses": {%s}}',
        summary.requests, summary.duration / 1e6, latency:percentile(50), latency:percentile(99),
        table.concat(statuses, ", ")))
end

return shared
