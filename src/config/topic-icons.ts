/** Icons that an editor may choose for a feature, by their names at Lucide. */
export const topicIconNames = [
  'activity', 'at-sign', 'badge-check', 'building-2', 'calendar-clock', 'camera', 'clock', 'cloud',
  'copy', 'cpu', 'database', 'eye-off', 'file-check', 'forward', 'gauge', 'git-branch',
  'globe', 'hard-drive', 'headset', 'history', 'key-round', 'layers', 'life-buoy', 'lock',
  'mail', 'network', 'receipt', 'refresh-cw', 'scan-search', 'server', 'shield-check', 'shopping-bag',
  'sliders-horizontal', 'tag', 'terminal', 'truck', 'undo-2', 'wrench', 'zap',
] as const

export type TopicIconName = (typeof topicIconNames)[number]

export const isTopicIconName = (name: unknown): name is TopicIconName => topicIconNames.some((known) => known === name)
