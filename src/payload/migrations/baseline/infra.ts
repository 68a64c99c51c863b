import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

const operations = `
create table infra.revisions (name text primary key, value bigint not null default 0);
-- In the shape the rate limiter expects.
create table infra.rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);
create index rate_limits_expire_idx on infra.rate_limits (expire);
create table infra.seeded (kind text not null, key text not null, at timestamptz not null default now(), primary key (kind, key));
create table infra.shop (single boolean primary key default true check (single), site_url text not null, at timestamptz not null default now());
-- Which document each revision of the catalogue changed.
create table infra.catalog_changes (revision bigint primary key, slug text not null, document text, made_at timestamptz not null default now());
create index catalog_changes_made_at_idx on infra.catalog_changes (made_at);
create table infra.content_changes (
  id bigint generated always as identity primary key,
  made_by xid8 not null default pg_current_xact_id(),
  made_at timestamptz not null default now(),
  tags text[] not null
);
create index content_changes_made_by_idx on infra.content_changes (made_by);
create index content_changes_made_at_idx on infra.content_changes (made_at);
create table infra.page_caches (
  process text primary key,
  seen_at timestamptz not null,
  waiting integer not null,
  waiting_since timestamptz,
  tries integer not null,
  fault text
);
-- A8: whether visitors see what was published.
create table infra.live_checks (
  id bigint generated always as identity primary key,
  collection text not null,
  document text not null,
  path text not null,
  version timestamptz,
  revision bigint,
  made_at timestamptz not null default clock_timestamp(),
  next_try_at timestamptz not null default clock_timestamp(),
  tries integer not null default 0,
  seen_at timestamptz,
  fault text
);
create index live_checks_open_idx on infra.live_checks (next_try_at) where seen_at is null;
create index live_checks_made_idx on infra.live_checks (made_at);
-- A9: searches of a day.
create table infra.search_counts (
  day date not null, kind text not null, term text not null, searches integer not null, primary key (day, kind, term)
);`

const accounts = `
create table infra.second_factors (
  id uuid primary key,
  customer_id uuid unique references customers (id) on delete cascade,
  user_id uuid unique references users (id) on delete cascade,
  sealed_secret text not null,
  last_step bigint not null,
  created_at timestamptz not null,
  check (num_nonnulls(customer_id, user_id) = 1)
);
create table infra.recovery_codes (
  factor_id uuid not null references infra.second_factors (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (factor_id, code_hash)
);
create table infra.passkeys (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  is_backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_customer_idx on infra.passkeys (customer_id);
create table infra.used_challenges (challenge text primary key, expires_at timestamptz not null);
create index used_challenges_expires_idx on infra.used_challenges (expires_at);`

const content = `
-- Each document's translation by language, with its counts and, for the search of the admin, its texts.
create table infra.translations (
  area text not null,
  document text not null,
  locale text not null,
  is_shown boolean not null default true,
  fields jsonb not null,
  missing integer not null,
  outdated integer not null,
  draft integer not null,
  same integer not null,
  complete integer not null,
  texts jsonb,
  words text,
  primary key (area, locale, document)
);
create index translations_counts_idx on infra.translations (area, locale)
  include (missing, outdated, draft, same, complete) where is_shown;
create index translations_document_idx on infra.translations (area, document);
create index translations_words_idx on infra.translations using gin (words gin_trgm_ops) where is_shown;
-- G11: what each document links to or shows, and where in it.
create table infra.content_links (
  area text not null,
  document text not null,
  path text not null,
  locale text not null,
  kind text not null,
  target text not null,
  primary key (area, document, path, locale, kind, target)
);
create index content_links_target_idx on infra.content_links (kind, target);
-- G10: names of replaced files, redirected to the current one.
create table infra.media_aliases (
  filename text primary key,
  picture uuid not null references public.media (id) on delete cascade,
  size text not null
);
create index media_aliases_picture_idx on infra.media_aliases (picture);
create table infra.article_answers (
  resource_id uuid primary key references resources (id) on delete cascade,
  helpful integer not null,
  unhelpful integer not null
);
create table infra.article_notes (
  id bigint generated always as identity primary key,
  resource_id uuid not null references resources (id) on delete cascade,
  is_helpful boolean not null,
  locale text not null,
  note text not null,
  made_at timestamptz not null
);
create index article_notes_resource_idx on infra.article_notes (resource_id, made_at);
create index article_notes_made_idx on infra.article_notes (made_at);
-- K22: passages of what is published.
create table infra.search_passages (
  source text not null,
  document text not null,
  position int not null,
  locale text not null,
  path text,
  anchor text,
  title text not null,
  heading text,
  text text not null,
  topics text[],
  words tsvector not null,
  primary key (source, document, position)
);
create index search_passages_words_idx on infra.search_passages using gin (words);
create index search_passages_path_idx on infra.search_passages (path);
create index search_passages_topics_idx on infra.search_passages (locale) where topics is not null and path is not null;`

/** K22: stop words first, since they have accents; then accents, then stems. */
const searchConfiguration = (code: string, language: string): string => `
create text search dictionary infra.search_stop_${code} (template = simple, stopwords = ${language}, accept = false);
create text search configuration infra.search_${code} (copy = pg_catalog.${language});
alter text search configuration infra.search_${code} alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part
  with infra.search_stop_${code}, unaccent, ${language}_stem;`

const orders = `
-- D10: the mailboxes by which an order's customer is counted; an order of an account may have two.
create table infra.customer_orders (
  box text not null,
  order_id uuid not null references orders (id) on delete cascade,
  primary key (box, order_id)
);
create index customer_orders_order_idx on infra.customer_orders (order_id);
-- O25: orders whose buyer accepts the terms on the order's page.
create table infra.order_acceptances (
  order_id uuid primary key references orders (id) on delete cascade,
  accepted_at timestamptz,
  locale text
);
-- U46: requests that a service begins before the withdrawal period is over.
create table infra.start_consents (
  order_id uuid primary key references orders (id) on delete cascade,
  words integer not null,
  locale text not null,
  given_at timestamptz not null
);
-- T5: confirmed and unknown VAT numbers.
create table infra.vat_checks (vat_id text primary key, checked_at timestamptz not null, reference text not null);
create index vat_checks_age_idx on infra.vat_checks (checked_at);
create table infra.vat_refusals (vat_id text primary key, refused_at timestamptz not null);
create index vat_refusals_age_idx on infra.vat_refusals (refused_at);`

const payments = `
create table infra.sandbox_pages (
  id text primary key,
  payment_id text not null,
  order_number text not null,
  attempt integer not null,
  amount bigint not null,
  refunded bigint not null default 0,
  currency text not null,
  digits integer not null,
  locale text not null,
  title text not null,
  return_url text not null,
  cancel_url text not null,
  intent text not null unique,
  state text not null default 'open',
  expires_at timestamptz not null,
  keeps_card boolean not null default false,
  later text,
  unique (payment_id, attempt)
);
create table infra.sandbox_reports (
  id text primary key,
  page_id text not null references infra.sandbox_pages (id) on delete cascade,
  news text not null,
  refunded bigint not null default 0,
  due_at timestamptz not null,
  told_at timestamptz
);
create index sandbox_reports_due_idx on infra.sandbox_reports (due_at) where told_at is null;
create index sandbox_reports_page_idx on infra.sandbox_reports (page_id);
create table infra.sandbox_refunds (
  key text primary key,
  page_id text not null references infra.sandbox_pages (id) on delete cascade,
  in_all bigint not null
);
create index sandbox_refunds_page_idx on infra.sandbox_refunds (page_id);
create table infra.saved_payment_methods (
  id uuid primary key,
  customer_id uuid references customers (id) on delete set null,
  provider text not null,
  reference text not null,
  payer text not null,
  brand text not null,
  last_four text not null,
  expiry_month integer not null,
  expiry_year integer not null,
  state text not null default 'kept',
  is_used boolean not null default false,
  kept_at timestamptz not null default now(),
  unique (provider, reference)
);
create index saved_payment_methods_customer_idx on infra.saved_payment_methods (customer_id);
create index saved_payment_methods_forget_idx on infra.saved_payment_methods (kept_at) where state = 'removed' or customer_id is null;
create table infra.payment_mandates (
  id uuid primary key,
  order_id uuid not null unique references orders (id) on delete cascade,
  customer_id uuid references customers (id) on delete set null,
  provider text not null,
  words integer not null,
  locale text not null,
  given_at timestamptz not null,
  look_at timestamptz,
  done_at timestamptz,
  card_id uuid
);
create index payment_mandates_look_idx on infra.payment_mandates (look_at) where done_at is null and look_at is not null;
create index payment_mandates_customer_idx on infra.payment_mandates (customer_id);
-- U22, U50: charges of saved cards for subscriptions and domains.
create table infra.dunning_charges (
  payment_id uuid primary key references payments (id) on delete cascade,
  subscription_id uuid references subscriptions (id) on delete cascade,
  state text not null,
  attempt integer,
  first_tried_at timestamptz,
  next_at timestamptz,
  refused_card uuid,
  domain_id uuid references domains (id) on delete cascade constraint dunning_charges_subject check (num_nonnulls(subscription_id, domain_id) = 1)
);
create index dunning_charges_next_idx on infra.dunning_charges (next_at) where next_at is not null;
create index dunning_charges_subscription_idx on infra.dunning_charges (subscription_id);
create index dunning_charges_domain_idx on infra.dunning_charges (domain_id);
create table infra.dunning_attempts (
  payment_id uuid not null references payments (id) on delete cascade,
  attempt integer not null,
  card_id uuid not null,
  reference text not null,
  payer text not null,
  brand text not null,
  last_four text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  outcome text,
  reason text,
  asked_by text,
  primary key (payment_id, attempt)
);
-- U31: orders whose payments changed, until what follows from that is done.
create table infra.unfollowed_orders (order_id uuid primary key references orders (id) on delete cascade, look_at timestamptz not null default now());
create index unfollowed_orders_look_at_idx on infra.unfollowed_orders (look_at);
create function infra.date_payment() returns trigger language plpgsql as $$
  begin
    if new.status = 'paid' and old.status is distinct from new.status and new.paid_at is null then
      new.paid_at := now();
    end if;
    return new;
  end
$$;
create trigger date_payment before update on payments for each row execute function infra.date_payment();
create function infra.note_money() returns trigger language plpgsql as $$
  begin
    insert into infra.unfollowed_orders (order_id) values (new.order_id) on conflict do nothing;
    return null;
  end
$$;
create trigger note_money after update on payments for each row when (
  old.status is distinct from new.status and new.status in ('paid', 'partly-refunded', 'refunded') or coalesce(old.refunded, 0) is distinct from coalesce(new.refunded, 0)
) execute function infra.note_money();`

/** I1, I2, I3, I5: numbers without gaps, one invoice per payment, and no changes to issued documents. */
const invoices = `
create table infra.invoice_counters (kind text not null, year integer not null, last integer not null, last_at timestamptz not null, primary key (kind, year));
create unique index invoices_once_a_payment_idx on invoices (payment_id) where kind = 'invoice';
create function infra.keep_invoice() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' or tg_op = 'UPDATE'
        and (new.credited < old.credited or to_jsonb(new) - 'status' - 'credited' <> to_jsonb(old) - 'status' - 'credited') then
        raise exception 'An invoice stays as it was written' using errcode = 'check_violation';
      end if;
      if new.gross <= 0 or new.gross <> new.net + new.tax or new.credited not between 0 and new.gross then
        raise exception 'An invoice does not add up' using errcode = 'check_violation';
      end if;
      return new;
    end
  $$;
create trigger keep_invoice before insert or update or delete on invoices for each row execute function infra.keep_invoice();`

const subscriptions = `
-- U3, U4: orders of terms, once per term and attempt.
create table infra.subscription_orders (
  subscription_id uuid not null references subscriptions (id) on delete cascade,
  order_id uuid not null references orders (id) on delete cascade,
  term_start timestamptz not null,
  attempt integer not null,
  booked_at timestamptz,
  withdrawn boolean not null default false,
  carried bigint not null default 0,
  carried_by uuid references orders (id) on delete set null,
  primary key (subscription_id, term_start, attempt),
  unique (order_id, subscription_id)
);
create index subscription_orders_carried_by_idx on infra.subscription_orders (carried_by);
-- U9-U14: plan changes and the credit they leave.
create table infra.subscription_changes (
  order_id uuid primary key references orders (id) on delete cascade,
  subscription_id uuid not null references subscriptions (id) on delete cascade,
  day timestamptz not null,
  figures text not null,
  before jsonb not null,
  after jsonb not null,
  used bigint not null,
  left_over bigint not null,
  asked_by text,
  reason text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  booked_at timestamptz,
  reverted_at timestamptz
);
create index subscription_changes_subscription_idx on infra.subscription_changes (subscription_id, created_at);
create table infra.subscription_credits (
  subscription_id uuid primary key references subscriptions (id) on delete cascade,
  amount bigint not null check (amount >= 0)
);
-- U14, U15, U33, U34: money-back refunds.
create table infra.refund_requests (
  refund_id uuid primary key references refunds (id) on delete cascade,
  subscription_id uuid not null references subscriptions (id) on delete cascade,
  payment_id uuid not null references payments (id) on delete cascade,
  figures text not null,
  shares jsonb not null,
  by_hand boolean not null,
  credit_note_id uuid references invoices (id) on delete set null,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  created_at timestamptz not null,
  kept bigint not null default 0,
  by_guarantee boolean not null default false
);
create index refund_requests_subscription_idx on infra.refund_requests (subscription_id, created_at);
create index refund_requests_payment_idx on infra.refund_requests (payment_id) where credit_note_id is null;
create index refund_requests_payment_id_idx on infra.refund_requests (payment_id);
create index refund_requests_credit_note_id_idx on infra.refund_requests (credit_note_id);
create index refund_requests_due_idx on infra.refund_requests (next_attempt_at) where next_attempt_at is not null;
create table infra.subscription_holds (
  subscription_id uuid primary key references subscriptions (id) on delete cascade,
  held_at timestamptz not null
);
-- O19: later payments of an order by subscription.
create table infra.subscription_parts (
  subscription_id uuid not null references subscriptions (id) on delete cascade,
  payment_id uuid not null references payments (id) on delete cascade,
  gross bigint not null,
  due_at timestamptz not null,
  primary key (subscription_id, payment_id)
);
create index subscription_parts_payment_idx on infra.subscription_parts (payment_id);
-- U36-U39: prepaid balances and their movements.
create table infra.subscription_balances (
  subscription_id uuid primary key references subscriptions (id) on delete cascade,
  amount_left bigint not null check (amount_left >= 0),
  threshold bigint not null,
  drawn_until timestamptz not null,
  top_up_at timestamptz not null
);
create table infra.balance_movements (
  subscription_id uuid not null references subscriptions (id) on delete cascade,
  number int not null,
  kind text not null check (kind in ('paidIn', 'topUp', 'drawn', 'returned')),
  amount bigint not null check (case when kind in ('paidIn', 'topUp') then amount >= 0 else amount <= 0 end),
  currency text not null,
  at timestamptz not null,
  day date check ((kind = 'drawn') = (day is not null)),
  order_id uuid references orders (id) on delete set null,
  refund_id uuid,
  refunded bigint,
  balance_after bigint not null check (balance_after >= 0),
  primary key (subscription_id, number)
);
create unique index balance_movements_day_idx on infra.balance_movements (subscription_id, day) where kind = 'drawn';
create unique index balance_movements_paid_idx on infra.balance_movements (order_id, subscription_id) where kind in ('paidIn', 'topUp');
create unique index balance_movements_refund_idx on infra.balance_movements (refund_id, subscription_id) where refund_id is not null;
create index balance_movements_order_idx on infra.balance_movements (order_id);
-- Cascades run inside another trigger.
create function infra.keep_balance_movement() returns trigger language plpgsql as $$
      begin
        if pg_trigger_depth() > 1 then return case tg_op when 'DELETE' then old else new end; end if;
        raise exception 'Movements of a balance stay as they were written' using errcode = 'check_violation';
      end
    $$;
create trigger keep_balance_movement before update or delete on infra.balance_movements for each row execute function infra.keep_balance_movement();`

const hosting = `
create table infra.simulated_services (service text primary key, state text, product text, domain text, since timestamptz);
create table infra.simulated_jobs (key text primary key, kind text not null, service text not null, outcome jsonb not null);
-- Zones of the simulated name server.
create table infra.dns_zones (name text primary key, sets jsonb not null default '[]'::jsonb, updated_at timestamptz not null default now());
-- C11: one connection per subscription and domain.
create table infra.domain_connections (
  subscription_id uuid not null references subscriptions (id) on delete cascade,
  domain text not null,
  state text not null default 'waiting',
  is_ours boolean not null default false,
  compared jsonb not null default '[]',
  attempts integer not null default 0,
  checked_at timestamptz,
  next_check_at timestamptz,
  connected_at timestamptz,
  running_at timestamptz,
  primary key (subscription_id, domain)
);
create index domain_connections_due_idx on infra.domain_connections (next_check_at) where next_check_at is not null;
create index domain_connections_domain_idx on infra.domain_connections (domain);
create table infra.shop_records (
  domain_id uuid not null references domains (id) on delete cascade,
  name text not null,
  type text not null,
  "values" jsonb not null,
  written_at timestamptz not null,
  primary key (domain_id, name, type)
);
create table infra.service_facts (
  subscription_id uuid primary key references subscriptions (id) on delete cascade,
  facts jsonb not null default '{}',
  since jsonb not null default '{}'
);
create sequence infra.webhook_positions;
create table infra.webhook_senders (
  endpoint_id uuid primary key references webhook_endpoints (id) on delete cascade,
  secret text,
  previous_secret text,
  previous_until timestamptz,
  failures integer not null default 0,
  failing_since timestamptz,
  paused_until timestamptz,
  claimed_at timestamptz
);`

/** A5: append-only. Retention is `retentionDays.staffAction`; younger entries cannot be deleted, not even by the retention task. */
const auditLog = `
create function infra.keep_staff_action() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if old.created_at < now() - interval '400 days' then return old; end if;
    end if;
    raise exception 'What staff did stays as it was written' using errcode = 'check_violation';
  end
$$;
create trigger keep_staff_action before update or delete on staff_actions for each row execute function infra.keep_staff_action();
create trigger keep_staff_actions before truncate on staff_actions for each statement execute function infra.keep_staff_action();`

/** Tables with live prices, and the column that identifies the document. */
const pricedTables = [
  ['extensions', 'id', 'extensions'],
  ['transfer_prices', 'id', 'transfer-prices'],
  ['addons', 'id', 'addons'],
  ['services', 'id', 'services'],
  ['services_prices', '_parent_id', 'services'],
  ['currencies', 'id', 'currencies'],
  ['pricing_settings', 'id', 'pricing-settings'],
] as const

/** P12: the database records every change to a live price at the end of the transaction, whoever makes it. */
const priceHistory = `
create table infra.price_changes (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  change_set uuid not null,
  area text not null,
  document text not null,
  key text not null,
  period text not null,
  field text not null,
  before text,
  after text,
  currency text not null,
  person text,
  through text not null
);
create index price_changes_document_idx on infra.price_changes (area, document, period, field, id desc);
create index price_changes_set_idx on infra.price_changes (change_set, id);
create index price_changes_key_idx on infra.price_changes (area, key, id desc);
create function infra.live_prices(the_area text, the_document text)
returns table (key text, period text, field text, value text, currency text) language sql stable as $$
  select sold.key, sold.period, figure.field, figure.value, sold.currency from (
    select extension as key, '' as period, 'USD' as currency,
      jsonb_build_object('price', price, 'originalPrice', original_price, 'renewal', renewal) as figures
    from extensions where the_area = 'extensions' and id::text = the_document and _status = 'published' and deleted_at is null
    union all select extension, '', 'USD', jsonb_build_object('price', price, 'originalPrice', original_price)
    from transfer_prices where the_area = 'transfer-prices' and id::text = the_document and _status = 'published' and deleted_at is null
    union all select key, '', 'USD', jsonb_build_object('price', price, 'originalPrice', original_price)
    from addons where the_area = 'addons' and id::text = the_document and _status = 'published' and deleted_at is null
    union all select services.key, prices.period::text, 'USD',
      jsonb_build_object('basePrice', base_price, 'setupFee', coalesce(setup_fee, 0), 'discount', coalesce(discount, 0))
    from services join services_prices as prices on prices._parent_id = services.id
    where the_area = 'services' and services.id::text = the_document and _status = 'published' and deleted_at is null
    union all select code, '', code, jsonb_build_object('exchangeRate', exchange_rate, 'rateDate', to_char(rate_date at time zone 'UTC', 'YYYY-MM-DD'))
    from currencies where the_area = 'currencies' and id::text = the_document
    union all select 'pricing-settings', '', 'USD', jsonb_build_object(
      'multiDomainPrice', multi_domain_price, 'defaultTransferPrice', default_transfer_price,
      'defaultTransferOriginalPrice', default_transfer_original_price,
      'sslStrikeMultiplier', case when coalesce(ssl_strike_enabled, true) then ssl_strike_multiplier end,
      'emailStrikeMultiplier', case when coalesce(email_strike_enabled, true) then email_strike_multiplier end)
    from pricing_settings where the_area = 'pricing-settings' and id::text = the_document
  ) as sold cross join lateral (
    select name as field, case jsonb_typeof(given) when 'number' then trim_scale((given #>> '{}')::numeric)::text else given #>> '{}' end as value
    from jsonb_each(sold.figures) as each (name, given)
  ) as figure where figure.value is not null
$$;
-- Compares live prices with the last recorded ones and adds what differs. Called twice in a transaction, it adds nothing the second time.
create function infra.record_prices(the_area text, the_document text, by_whom text, by_what text) returns void language plpgsql as $$
  declare the_set text := nullif(current_setting('shop.change_set', true), '');
  begin
    if the_set is null then
      the_set := gen_random_uuid()::text;
      perform set_config('shop.change_set', the_set, true);
    end if;
    insert into infra.price_changes (change_set, area, document, key, period, field, before, after, currency, person, through)
    select the_set::uuid, the_area, the_document, coalesce(live.key, last.key), coalesce(live.period, last.period), coalesce(live.field, last.field),
      last.after, live.value, coalesce(live.currency, last.currency), by_whom, by_what
    from infra.live_prices(the_area, the_document) as live
    full join (
      select distinct on (period, field) period, field, key, after, currency from infra.price_changes
      where area = the_area and document = the_document order by period, field, id desc
    ) as last on last.period = live.period and last.field = live.field
    where last.after is distinct from live.value
    order by coalesce(live.period, last.period), coalesce(live.field, last.field);
  end
$$;
create function infra.note_price() returns trigger language plpgsql as $$
  begin
    perform infra.record_prices(tg_argv[1], (case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[0],
      nullif(current_setting('shop.person', true), ''), coalesce(nullif(current_setting('shop.through', true), ''), 'sql'));
    return null;
  end
$$;
create function infra.keep_price_change() returns trigger language plpgsql as $$
  begin
    raise exception 'The history of prices stays as it was written' using errcode = 'check_violation';
  end
$$;
create trigger keep_price_change before update or delete on infra.price_changes for each row execute function infra.keep_price_change();
create trigger keep_price_changes before truncate on infra.price_changes for each statement execute function infra.keep_price_change();
${pricedTables
  .map(
    ([table, column, area]) =>
      `create constraint trigger note_price after insert or update or delete on ${table} deferrable initially deferred for each row execute function infra.note_price('${column}', '${area}');`,
  )
  .join('\n')}`

const withDrafts = [
  ...['pages', 'resources', 'faqs', 'testimonials', 'case_studies', 'redirects'],
  ...['services', 'extensions', 'addons', 'transfer_prices', 'coupons', 'automatic_discounts'],
] as const

const liveCode = `is_active and _status = 'published' and deleted_at is null`
const livePage = `_status = 'published' and deleted_at is null`

/**
 * Indexes that Payload cannot declare: for searching the admin's lists by any part of a text, and partial ones for the dashboard's figures
 * and lists among a million rows.
 */
const indexes = [
  `orders_search_idx on orders using gin (order_number gin_trgm_ops, contact_email gin_trgm_ops, contact_name gin_trgm_ops)`,
  `customers_search_idx on customers using gin (email gin_trgm_ops, name gin_trgm_ops)`,
  `domains_search_idx on domains using gin (name gin_trgm_ops, customer_key gin_trgm_ops)`,
  `subscriptions_search_idx on subscriptions using gin (name gin_trgm_ops, customer_key gin_trgm_ops)`,
  `invoices_search_idx on invoices using gin (number gin_trgm_ops, order_number gin_trgm_ops, buyer_email gin_trgm_ops, buyer_name gin_trgm_ops, buyer_company gin_trgm_ops)`,
  `invoices_export_idx on invoices (issued_on, id)`,
  `orders_status_date_idx on orders (status, order_date)`,
  `payments_status_date_idx on payments (status, created_at)`,
  `domains_status_end_idx on domains (status, expires_at)`,
  `subscriptions_ended_care_idx on subscriptions (care_at) where state = 'ended' and care_at is not null`,
  `coupons_endless_idx on coupons (code) where is_active and _status = 'published' and expires_at is null and usage_limit is null`,
  `pages_sample_text_idx on pages (path) where layout::text ~ 'sample text of a demonstration shop|fictitious company of this demo shop' and ${livePage}`,
  `pages_placeholder_idx on pages (path) where layout::text ~ '@(hostfront\\.example|example\\.com)\\y' and ${livePage}`,
  `invoices_figures_idx on invoices (issued_at) include (kind, currency, digits, net)`,
  `carts_begun_idx on carts (created_at) include (status) where merged_into_id is null and items <> '[]'::jsonb`,
  `carts_left_idx on carts (updated_at) where status = 'active' and merged_into_id is null and items <> '[]'::jsonb`,
  `redemptions_figures_idx on redemptions (created_at) include (coupon) where state = 'reserved'`,
  `coupons_starts_idx on coupons (starts_at) include (batch_id) where starts_at is not null and ${liveCode}`,
  `coupons_ends_idx on coupons (expires_at) include (batch_id) where expires_at is not null and ${liveCode}`,
  `mail_outbox_price_rises_idx on mail_outbox (split_part(dedupe_key, ':', 3)) where dedupe_key like 'subscription-price:%'`,
  `contact_messages_open_idx on contact_messages (created_at) where status = 'new'`,
  `migration_requests_open_idx on migration_requests (created_at) where status in ('new', 'contacted', 'in-progress')`,
  `transfers_open_idx on transfers (created_at) where status in ('requested', 'awaiting-registry')`,
  `registrar_tasks_open_idx on registrar_tasks (created_at) where status = 'open'`,
  `provision_tasks_open_idx on provision_tasks (created_at) where status in ('open', 'failed')`,
  `payments_trouble_idx on payments (created_at) where trouble is not null`,
  `mail_outbox_dead_idx on mail_outbox (created_at) where status = 'dead'`,
  `webhook_deliveries_dead_idx on webhook_deliveries (created_at) where status = 'dead'`,
  `webhook_deliveries_due_idx on webhook_deliveries (endpoint_id, next_attempt_at, position) where status = 'waiting'`,
  `webhook_deliveries_order_idx on webhook_deliveries (endpoint_id, object, position) where status in ('waiting', 'sending')`,
  ...withDrafts.map((table) => `${table}_drafts_idx on _${table}_v (version_changed_by, updated_at) where latest and version__status = 'draft'`),
]

/** Everything that Payload does not declare: the schema `infra`, functions, triggers, search configurations and indexes. */
export const createInfra = async (db: MigrateUpArgs['db']): Promise<void> => {
  const statements = [
    'create extension if not exists pg_trgm; create extension if not exists unaccent; create schema if not exists infra;',
    ...[operations, accounts, content, orders, payments, invoices, subscriptions, hosting, auditLog, priceHistory],
    ...Object.entries({ en: 'english', es: 'spanish', fr: 'french', de: 'german' }).map(([code, language]) => searchConfiguration(code, language)),
    ...indexes.map((index) => `create index ${index}`),
  ]
  for (const statement of statements) await db.execute(sql.raw(statement))
}
