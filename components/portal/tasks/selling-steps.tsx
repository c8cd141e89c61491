/** The steps of a sale or letting in their order, with the current one marked. */
import { useTranslations } from 'next-intl'
import type { SellingStep } from '@/lib/domain/portal/selling-steps'
import { formatDate } from '@/lib/domain/text/date'
import { PortalBlock } from '../frame/portal-block'
import styles from './selling-steps.module.css'

export function SellingSteps({ steps }: { steps: readonly SellingStep[] }) {
  const t = useTranslations('OwnerTasks')
  return (
    <PortalBlock id="steps" title={t('steps')}>
      <ol className={styles.steps}>
        {steps.map(({ name, state, date }) => (
          <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span>
              {t(`stepNames.${name}`)}
              {state === 'done' && <span className="vh">, {t('stepDone')}</span>}
            </span>
            {date && <small>{formatDate(date)}</small>}
          </li>
        ))}
      </ol>
    </PortalBlock>
  )
}
