/** The possible actions for a viewing in its current state: the main one open, the others folded. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import plain from '@/components/ui/plain-control.module.css'
import { isOpenViewing } from '@/lib/server/office/viewings/viewing-view'
import { linkHref } from '@/lib/server/pages/link-href'
import { ReturnedError, ReturnedFold, ReturnedNotice, ReturnedText, ReturnedTick } from '../forms/returned-field.client'
import { NoteField, ReasonFields, ThreeTimes, TimeFields } from './action-fields'
import { HiddenViewingFields } from './hidden-viewing'
import styles from './viewing-actions.module.css'
import type { ViewingProps } from './viewing-panel'

type FormProps = ViewingProps & { form: string; label: string; look?: 'primary' | 'line'; children: ReactNode }

function ActionForm({ form, label, look = 'line', children, ...props }: FormProps) {
  return (
    <form method="post" className={`${plain.within} ${styles.form}`}>
      <HiddenViewingFields form={form} {...props} />
      <ReturnedNotice of={form} />
      {children}
      <Button type="submit" look={look} full>
        {label}
      </Button>
    </form>
  )
}

/** @param of name of the form in it. */
function Fold({ of, title, children }: { of: string; title: string; children: ReactNode }) {
  return (
    <ReturnedFold of={of} className={styles.fold}>
      <summary>{title}</summary>
      {children}
    </ReturnedFold>
  )
}

const reportForm = 'office-viewing-report'

function Report(props: ViewingProps) {
  const t = useTranslations('OfficeViewings')
  const { outcome } = props.view
  return (
    <ActionForm {...props} form={reportForm} label={t('saveReport')} look={outcome ? 'line' : 'primary'}>
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

const proposeForm = 'office-viewing-propose'

function Propose(props: ViewingProps) {
  const t = useTranslations('OfficeViewings')
  if (props.view.free.length === 0)
    return (
      <Fold of={proposeForm} title={t('propose')}>
        <p className={styles.hint}>
          {t('nothingFree')} <a href={linkHref('office/hours', props.language)}>{t('hours')}</a>
        </p>
      </Fold>
    )
  return (
    <Fold of={proposeForm} title={t('propose')}>
      <ActionForm {...props} form={proposeForm} label={t('proposeNow')}>
        <ThreeTimes of={proposeForm} free={props.view.free} />
        <p className={styles.hint}>{t('proposeNote')}</p>
        <NoteField of={proposeForm} />
      </ActionForm>
    </Fold>
  )
}

const cancelForm = 'office-viewing-cancel'

function Cancel(props: ViewingProps) {
  const t = useTranslations('OfficeViewings')
  const words = props.view.state === 'confirmed' ? 'cancel' : 'decline'
  return (
    <Fold of={cancelForm} title={t(words)}>
      <ActionForm {...props} form={cancelForm} label={t(`${words}Now`)}>
        {words === 'decline' && <ReasonFields isGone={props.view.isGone} />}
        <NoteField of={cancelForm} />
      </ActionForm>
    </Fold>
  )
}

const [moveForm, confirmForm] = ['office-viewing-move', 'office-viewing-confirm']

export function ViewingActions(props: ViewingProps) {
  const t = useTranslations('OfficeViewings')
  const { view } = props
  if (view.state === 'past') return <Report {...props} />
  if (!isOpenViewing(view)) return null
  const isConfirmed = view.state === 'confirmed'
  return (
    <div>
      {isConfirmed ? (
        <Fold of={moveForm} title={t('move')}>
          <ActionForm {...props} form={moveForm} label={t('moveNow')}>
            <TimeFields of={moveForm} free={view.free} />
            <NoteField of={moveForm} />
          </ActionForm>
        </Fold>
      ) : (
        <ActionForm {...props} form={confirmForm} label={t('confirmNow')} look="primary">
          <TimeFields of={confirmForm} free={view.free} />
          <NoteField of={confirmForm} />
        </ActionForm>
      )}
      <Propose {...props} />
      <Cancel {...props} />
    </div>
  )
}
