import {
  type IconNode,
  Activity,
  AtSign,
  BadgeCheck,
  Building2,
  CalendarClock,
  Camera,
  Clock,
  Cloud,
  Copy,
  Cpu,
  Database,
  EyeOff,
  FileCheck,
  Forward,
  Gauge,
  GitBranch,
  Globe,
  HardDrive,
  Headset,
  History,
  KeyRound,
  Layers,
  LifeBuoy,
  Lock,
  Mail,
  Network,
  Receipt,
  RefreshCw,
  ScanSearch,
  Server,
  ShieldCheck,
  ShoppingBag,
  SlidersHorizontal,
  Tag,
  Terminal,
  Truck,
  Undo2,
  Wrench,
  Zap,
} from 'lucide'
import { createElement } from 'react'
import { classNames } from '@/components/ui/styles/class-names'
import { isTopicIconName, type TopicIconName } from '@/lib/config/topic-icons'

interface IconProps {
  readonly of: IconNode
  readonly size?: number
  readonly className?: string
}

/** Decorative icon, hidden from screen readers: 20 px, 2.25 stroke (stylesheet). */
export const Icon = ({ of: drawing, size = 20, className }: IconProps) => (
  <svg className={classNames('icon', className)} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    {drawing.map(([shape, attributes], index) => createElement(shape, { ...attributes, key: index }))}
  </svg>
)

/** Icons in use; adding one is a deliberate choice. */
export {
  ArrowRight,
  Check,
  ChevronDown,
  Copy,
  Download,
  Plus,
  Printer,
  RotateCw as AskAgain,
  ShoppingCart as Cart,
  X as Close,
} from 'lucide'

/** Unknown names, stored before they were validated, fall back to the tag icon. */
const topicIcons: Readonly<Record<TopicIconName, IconNode>> = {
  activity: Activity,
  'at-sign': AtSign,
  'badge-check': BadgeCheck,
  'building-2': Building2,
  'calendar-clock': CalendarClock,
  camera: Camera,
  clock: Clock,
  cloud: Cloud,
  copy: Copy,
  cpu: Cpu,
  database: Database,
  'eye-off': EyeOff,
  'file-check': FileCheck,
  forward: Forward,
  gauge: Gauge,
  'git-branch': GitBranch,
  globe: Globe,
  'hard-drive': HardDrive,
  headset: Headset,
  history: History,
  'key-round': KeyRound,
  layers: Layers,
  'life-buoy': LifeBuoy,
  lock: Lock,
  mail: Mail,
  network: Network,
  receipt: Receipt,
  'refresh-cw': RefreshCw,
  'scan-search': ScanSearch,
  server: Server,
  'shield-check': ShieldCheck,
  'shopping-bag': ShoppingBag,
  'sliders-horizontal': SlidersHorizontal,
  tag: Tag,
  terminal: Terminal,
  truck: Truck,
  'undo-2': Undo2,
  wrench: Wrench,
  zap: Zap,
}

export const TopicIcon = ({ name, size = 28 }: { readonly name: string; readonly size?: number }) => (
  <Icon of={isTopicIconName(name) ? topicIcons[name] : Tag} size={size} />
)

const initialsOf = (name: string): string =>
  (name.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [])
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

/** Fallback avatar of a person or company: the initials of the first two words. */
export const Monogram = ({ name, className }: { readonly name: string; readonly className: string }) => (
  <span className={className} aria-hidden="true" translate="no">
    {initialsOf(name)}
  </span>
)
