/** The shortcut keys of the office and their dialogs, with their texts. */
import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/text/language'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { linkHref } from '@/lib/server/pages/link-href'
import { navFor } from '../frame/office-nav'
import type { JumpWords } from './key-words'
import { OfficeKeys } from './office-keys.client'

function useJumpWords(staff: AnyStaff, language: Language): JumpWords {
  const t = useTranslations('OfficeKeys.jump')
  const names = useTranslations('OfficeNav')
  const words = ['title', 'help', 'asking', 'nothing', 'failed', 'close'] as const
  const groups = ['pages', 'leads', 'listings', 'owners', 'subscribers'] as const
  return {
    ...(Object.fromEntries(words.map((word) => [word, t(word)])) as Record<(typeof words)[number], string>),
    language,
    groups: Object.fromEntries(groups.map((group) => [group, t(`groups.${group}`)])),
    pages: navFor(staff).map(({ original, label }) => ({ name: names(label), href: linkHref(original, language) })),
  }
}

const keyNames = {
  'Ctrl K': 'jump',
  J: 'down',
  K: 'up',
  Enter: 'open',
  '/': 'search',
  T: 'today',
  N: 'plan',
  A: 'take',
  B: 'answer',
  'Ctrl Enter': 'send',
  E: 'done',
  Z: 'undo',
  '?': 'help',
} as const

/** Passes texts and addresses to the client component. */
export function OfficeKeysPart({ staff, language }: { staff: AnyStaff; language: Language }) {
  const t = useTranslations('OfficeKeys')
  const pages = {
    today: linkHref('office', language),
    plan: linkHref('office/plan', language),
    leads: linkHref('office/leads', language),
  }
  const keys = Object.entries(keyNames).map(([key, name]) => [key, t(`keys.${name}`)] as const)
  const words = { title: t('title'), help: t('help'), isOff: t('isOff'), close: t('close'), keys }
  return <OfficeKeys pages={pages} words={words} jump={useJumpWords(staff, language)} />
}
