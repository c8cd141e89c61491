/** What can be done with a viewing as it stands: one thing open, the others folded. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import plain from '@/components/ui/plain-control.module.css'
import { NoteField, ThreeTimes, TimeFields } from '@/components/viewings/answer-fields'
import { DeclineFields } from '@/components/viewings/decline-fields'
import { isOpenViewing } from '@/lib/server/office/viewing-view'
import { linkHref } from '@/lib/server/pages/link-href'
import { ReturnedError, ReturnedNotice, ReturnedText, ReturnedTick } from '../returned-field.client'
import { HiddenViewingFields } from './hidden-viewing'
import styles from './viewing-actions.module.css'
import type { ViewingProps } from './viewing-panel'

type FormProps = ViewingProps & { form: string; label: string; look?: 'primary' | 'line'; children: ReactNode }

function ActionForm({ form, label, look = 'line', children, ...props }: FormProps) {
  return (
    <form method="post" className={`${plain.within} ${styles.form}`}>
      <HiddenViewingFields form={form} {...props} />
      {children}
      <Button type="submit" look={look} full>
        {label}
      </Button>
    </form>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

const reportForm = 'office-viewing-report'

function Report(props: ViewingProps) {
  const t = useTranslations('OfficeViewings')
  const { outcome } = props.view
  return (
    <ActionForm {...props} form={reportForm} label={t('saveReport')} look={outcome ? 'line' : 'primary'}>
      <ReturnedNotice of={reportForm} />
      <fieldset className={styles.choices}>
        <legend>{t('didCome')}</legend>
        {(['came', 'absent'] as const).map((choice) => (
          <label key={choice}>
            <ReturnedTick
              of={reportForm}
              type="radio"
              name="outcome"
              value={choice}
              required
              defaultChecked={(outcome?.outcome ?? 'came') === choice}
            />
            {t(`outcomes.${choice}`)}
          </label>
        ))}
      </fieldset>
      <label>
        <span>{t('feedback')}</span>
        <ReturnedText
          of={reportForm}
          name="feedback"
          rows={4}
          maxLength={2000}
          defaultValue={outcome?.feedback}
          aria-describedby="feedback-note"
        />
      </label>
      <ReturnedError of={reportForm} name="feedback" />
      <p id="feedback-note" className={styles.hint}>
        {t('feedbackNote')}
      </p>
    </ActionForm>
  )
}

function Propose(props: ViewingProps) {
  const t = useTranslations('OfficeViewings')
  if (props.view.free.length === 0)
    return (
      <Fold title={t('propose')}>
        <p className={styles.hint}>
          {t('nothingFree')} <a href={linkHref('office/hours', props.language)}>{t('hours')}</a>
        </p>
      </Fold>
    )
  return (
    <Fold title={t('propose')}>
      <ActionForm {...props} form="office-viewing-propose" label={t('proposeNow')}>
        <ThreeTimes free={props.view.free} />
        <p className={styles.hint}>{t('proposeNote')}</p>
        <NoteField />
      </ActionForm>
    </Fold>
  )
}

function CallOff(props: ViewingProps) {
  const t = useTranslations('OfficeViewings')
  const words = props.view.state === 'confirmed' ? 'cancel' : 'decline'
  return (
    <Fold title={t(words)}>
      <ActionForm {...props} form="office-viewing-cancel" label={t(`${words}Now`)}>
        {words === 'decline' && <DeclineFields isGone={props.view.isGone} />}
        <NoteField />
      </ActionForm>
    </Fold>
  )
}

export function ViewingActions(props: ViewingProps) {
  const t = useTranslations('OfficeViewings')
  const { view } = props
  if (view.state === 'past') return <Report {...props} />
  if (!isOpenViewing(view)) return null
  const isConfirmed = view.state === 'confirmed'
  return (
    <div>
      {isConfirmed ? (
        <Fold title={t('move')}>
          <ActionForm {...props} form="office-viewing-move" label={t('moveNow')}>
            <TimeFields free={view.free} />
            <NoteField />
          </ActionForm>
        </Fold>
      ) : (
        <ActionForm {...props} form="office-viewing-confirm" label={t('confirmNow')} look="primary">
          <TimeFields free={view.free} />
          <NoteField />
        </ActionForm>
      )}
      <Propose {...props} />
      <CallOff {...props} />
    </div>
  )
}
