/** A collection as its tables stood on the day of this migration, columns without the version's prefix. */
export interface PlannedTable {
  readonly name: string
  readonly columns: readonly string[]
  /** Columns of a type of their own in either table, with that of the version's. */
  readonly choices: Readonly<Record<string, string>>
  readonly texts: readonly string[]
  readonly hasFeatures?: boolean
  /** Lists of chosen values. */
  readonly lists?: readonly string[]
  readonly hasRelations?: boolean
}

const kept = ['changed_by', 'updated_at', 'created_at']
const binned = [...kept, 'deleted_at']
const discount = ['value', 'currency', 'max_discount', 'is_active', 'priority']

export const plannedTables: readonly PlannedTable[] = [
  {
    name: 'extensions',
    columns: ['extension', 'price', 'original_price', 'renewal', 'min_length', 'popular', 'order', 'rdap_server', 'demo', ...binned],
    choices: { category: 'enum__extensions_v_version_category' },
    texts: ['description'],
    hasFeatures: true,
  },
  {
    name: 'addons',
    columns: ['price', 'original_price', 'icon', 'key', 'recommended', 'popular', 'order', 'demo', ...binned],
    choices: { category: 'enum__addons_v_version_category' },
    texts: ['name', 'description'],
    hasFeatures: true,
  },
  { name: 'transfer_prices', columns: ['extension', 'price', 'original_price', 'popular', 'order', ...binned], choices: {}, texts: ['description'], hasFeatures: true },
  {
    name: 'coupons',
    columns: [
      ...['code', ...discount, 'starts_at', 'startsat_tz', 'expires_at', 'expiresat_tz', 'min_amount', 'min_quantity', 'usage_limit'],
      ...['per_customer_limit', 'used_count', 'is_first_time_only', 'combinable', ...binned],
    ],
    choices: { type: 'enum__coupons_v_version_type' },
    texts: ['name', 'description'],
    lists: ['applicable_categories', 'excluded_categories'],
  },
  {
    name: 'automatic_discounts',
    columns: ['key', ...discount, 'conditions_is_first_order', 'conditions_min_amount', ...binned],
    choices: { type: 'enum__automatic_discounts_v_version_type', conditions_billing_period: 'enum__automatic_discounts_v_version_conditions_billing_period' },
    texts: ['name', 'description'],
    lists: ['applicable_categories'],
  },
  {
    name: 'redirects',
    columns: ['from', 'to_url', ...kept],
    choices: { to_type: 'enum__redirects_v_version_to_type', type: 'enum__redirects_v_version_type' },
    texts: [],
    hasRelations: true,
  },
]
