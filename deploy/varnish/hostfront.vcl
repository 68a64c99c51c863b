# Varnish (7.1 or newer) in front of any number of shops; deploy/varnish/start.sh writes backends.vcl and starts it. TLS ends before it.
# The shop says of each answer what a cache may do (CDN-Cache-Control, else Cache-Control), and tells port 6081 what to ask for anew.
vcl 4.1;

import std;
import xkey;

# the director `shop`, and `anyone`: the same without asking whether they are well
include "backends.vcl";

sub vcl_recv {
  # a port of its own, which no visitor reaches
  if (local.socket == "purge") {
    if (req.method != "PURGE" || !req.http.Cache-Tag) { return (synth(405)); }
    # not thrown away: shown while nobody of the shop answers
    set req.http.Purged = xkey.softpurge(req.http.Cache-Tag);
    return (synth(204));
  }

  # ours alone: the shop has failed once for this request
  if (req.restarts == 0) { unset req.http.Failed; }

  set req.backend_hint = shop.backend();
  if (std.healthy(req.backend_hint)) {
    # the shop is here: nothing is shown beyond its time, unless it failed just now
    set req.grace = 0s;
    if (req.restarts > 0) { set req.grace = 1d; }
  } else {
    # it says itself what is wrong
    set req.backend_hint = anyone.backend();
    set req.grace = 1d;
  }

  # what may be said twice is said to the next shop where one breaks off: who orders names the order, and a price changes nothing
  unset req.http.Repeatable;
  if (req.method == "GET" || req.method == "HEAD") { set req.http.Repeatable = "1"; }
  elsif (req.method == "POST" && (req.http.Idempotency-Key || req.url == "/api/pricing/quote") && std.integer(req.http.Content-Length, 0) > 0) {
    if (std.cache_req_body(1MB)) { set req.http.Repeatable = "1"; }
  }

  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # calls, the admin and an editor's preview are nobody else's; pictures are everybody's
  if (req.url ~ "^/(?:api|admin)(?:/|\?|$)" && req.url !~ "^/api/media/file/") { return (pass); }
  # a social image is the same whatever its query says
  if (req.url ~ "^/[a-z]+/og[/?]") { set req.url = regsub(req.url, "\?.*$", ""); }
  if (req.http.Cookie ~ "__prerender_bypass" || req.http.Authorization) { return (pass); }
  # every browser says it in its own words, and each would be kept apart
  if (req.http.Accept-Encoding ~ "\bbr\b") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "\bgzip\b") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }
  # what belongs to one visitor answers private or no-store, whatever their cookies
  return (hash);
}

sub vcl_backend_fetch {
  # not to the one that has just failed, which may not be known yet
  if (bereq.retries > 0) { set bereq.backend = anyone.backend(); }
}

sub vcl_backend_response {
  # nothing is kept of a fault, nor in the place of a page
  if (beresp.status >= 500 && (bereq.is_bgfetch || (!bereq.uncacheable && !bereq.http.Failed))) { return (abandon); }
  if (beresp.http.CDN-Cache-Control) {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*max-age=(\d+).*", "\1s"), 0s);
  }
  set beresp.grace = 0s;
  set beresp.keep = 1h;
  if (beresp.http.Cache-Tag) {
    set beresp.http.xkey = beresp.http.Cache-Tag;
    set beresp.grace = 1d;
    # any number of addresses lead to a page by what is written after the question mark
    if (bereq.url ~ "\?") { set beresp.uncacheable = true; return (deliver); }
  }
  if (beresp.http.CDN-Cache-Control ~ "no-store" || beresp.http.Cache-Control ~ "(?i)(?:private|no-store|no-cache)" || beresp.http.Set-Cookie || beresp.status >= 500) {
    # for ten seconds visitors do not wait for each other here, but a fault is nobody else's
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    if (beresp.status >= 500) { set beresp.ttl = 0s; }
    return (deliver);
  }
  # addresses where nothing stands are without number
  if (beresp.status == 404) { set beresp.ttl = 1s; set beresp.grace = 0s; set beresp.keep = 0s; }
  return (deliver);
}

sub vcl_deliver {
  # nobody answered: what is kept of the page, however old
  if (resp.status == 503 && resp.http.Nobody && req.restarts == 0) { set req.http.Failed = "1"; return (restart); }
  unset resp.http.Nobody;
  # one visitor's name for a request is no other's
  if (obj.hits > 0) {
    unset resp.http.X-Request-Id;
    unset resp.http.Server-Timing;
    set resp.http.Cache-Status = "front; hit";
  }
  unset resp.http.xkey;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}

sub vcl_synth {
  # the shop answered with a fault: likewise, and its own words where nothing is kept
  if (resp.status == 503 && req.restarts == 0 && local.socket != "purge") { set req.http.Failed = "1"; return (restart); }
  set resp.http.Content-Type = "text/plain";
  set resp.body = "";
  return (deliver);
}

sub vcl_backend_error {
  if (bereq.http.Repeatable && bereq.retries < 2) { return (retry); }
  # kept by nobody; what was to be changed is not sent twice
  set beresp.ttl = 0s;
  set beresp.grace = 0s;
  if (!bereq.uncacheable) { set beresp.http.Nobody = "1"; }
  set beresp.http.Retry-After = "5";
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.body = "503";
  return (deliver);
}
