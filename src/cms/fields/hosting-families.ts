import { categoryLabels } from './category-labels'

const { shared, vps, dedicated, cloud, wordpress, ecommerce } = categoryLabels

/** The families of hosting plans that a section may be about. */
export const hostingFamilies = { shared, vps, dedicated, cloud, wordpress, ecommerce }
