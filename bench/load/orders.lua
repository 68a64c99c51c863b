-- Orders as a new customer each time. orders.ts inserts the body; __MAIL__ marks the email address.
math.randomseed(os.time() * 1000 + (tonumber(tostring({}):match('0x(%x+)'), 16) % 1000))
local run = string.format('%08x%08x', math.random(0, 0x7fffffff), math.random(0, 0x7fffffff))
local count = 0
local body = [==[__BODY__]==]
local before, after = body:match('^(.*)__MAIL__(.*)$')

function request()
  count = count + 1
  local key = run .. '-' .. count
  local headers = { ['Content-Type'] = 'application/json', ['Idempotency-Key'] = 'bench-' .. key }
  return wrk.format('POST', '/api/checkout', headers, before .. key .. '@example.com' .. after)
end
