/** §3, domain addon (hero): the groups the hero's search shows add-ons in, in their order. */
export const heroGroups = ['security', 'management', 'technical', 'email', 'performance', 'backup'] as const
export type HeroGroup = (typeof heroGroups)[number]
