/** Visitors' actions for a property: favourites, shares, requests. */
import { useTranslations } from 'next-intl'
import { useNumbers } from '@/components/ui/use-numbers'
import type { ActionKind, Actions } from '@/lib/server/portal/property-figures'
import { PortalBlock } from '../frame/portal-block'
import styles from './action-counts.module.css'

/** @param kinds those that the property can have: a rental has no purchase offers. */
export function ActionCounts({ actions, kinds }: { actions: Actions; kinds: readonly ActionKind[] }) {
  const t = useTranslations('ActionCounts')
  const { decimal } = useNumbers()
  return (
    <PortalBlock id="actions" title={t('title')}>
      <dl className={styles.actions}>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{t(kind)}</dt>
            <dd>{decimal(actions[kind])}</dd>
          </div>
        ))}
      </dl>
    </PortalBlock>
  )
}
