import type { CategoryId } from '../catalog/categories'

/** The page that sells a category, where it has one of its own. */
const pages: Readonly<Partial<Record<CategoryId, string>>> = {
  shared: '/shared-hosting',
  vps: '/vps-hosting',
  dedicated: '/dedicated-servers',
  cloud: '/cloud-hosting',
  wordpress: '/wordpress-hosting',
  ecommerce: '/ecommerce-hosting',
  ssl: '/ssl-certificates',
  email: '/email-hosting',
  website: '/website-builder',
  backup: '/services/backup',
}

/** Where a service of this category is bought: its own page, else the services grid with its filter set (R3). */
export const servicePath = (category: CategoryId): string => pages[category] ?? `/services?type=${category}`
