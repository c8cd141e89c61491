/** One person's opinion of a property: a heart, its meaning in words, and a note. One's own can be changed in place. */

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import plain from '@/components/ui/plain-control.module.css'
import { choices, sharedListLimits } from '@/lib/domain/shared-list/shared-list'
import type { ShownHome, ShownOpinion } from '@/lib/server/shared-list/list-view'
import controls from './list-controls.module.css'
import { type ListContext, ListForm } from './list-form'
import styles from './opinion.module.css'
import { useSaid } from './said'
import { Who } from './who'

type Props = { context: ListContext; home: ShownHome; opinion: ShownOpinion }

const classOf = ({ person }: ShownOpinion) => `${styles.opinion} ${person.index % 2 === 1 ? styles.ink : ''}`

function useChoice(opinion: ShownOpinion): string {
  const t = useTranslations('SharedList')
  return t(`choices.${opinion.choice ?? 'none'}`)
}

function Note({ opinion: { note, said } }: Pick<Props, 'opinion'>) {
  const say = useSaid()
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      {said && <small>{say(said)}</small>}
    </>
  )
}

export function OthersOpinion({ opinion }: Pick<Props, 'opinion'>) {
  const t = useTranslations('SharedList')
  const choice = useChoice(opinion)
  return (
    <div className={classOf(opinion)}>
      <p className={styles.head}>
        <Who person={opinion.person} />
        <span className={opinion.choice === 'yes' ? `${styles.heart} ${styles.on}` : styles.heart}>
          <Icon of="heart" />
        </span>
        <span>
          <span className="vh">{opinion.person.name}, </span>
          {choice}
        </span>
      </p>
      <Note opinion={opinion} />
      {!opinion.note && <p className={styles.none}>{t('noNote')}</p>}
    </div>
  )
}

function Choices({ home, opinion }: Pick<Props, 'home' | 'opinion'>) {
  const t = useTranslations('SharedList')
  const id = `choice-${home.id}`
  return (
    <fieldset className={styles.choices}>
      <legend className="vh">{t('yourChoice')}</legend>
      {[...choices, 'none' as const].map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="choice"
            value={choice}
            id={`${id}-${choice}`}
            defaultChecked={(opinion.choice ?? 'none') === choice}
          />
          <span>{t(`choices.${choice}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Edit({ context, home, opinion }: Props) {
  const t = useTranslations('SharedList')
  const id = `note-${home.id}`
  return (
    <details className={`${controls.fold} ${styles.edit}`} id={`edit-${home.id}`}>
      <summary>
        <Icon of="pen-line" size={16} />
        {t(opinion.note ? 'changeNote' : 'writeNote')}
        <span className="vh"> {home.card?.title}</span>
      </summary>
      <ListForm context={context} change="note" property={home.id}>
        <Choices home={home} opinion={opinion} />
        <label className={styles.label} htmlFor={id}>
          {t('yourNote')}
        </label>
        <textarea
          id={id}
          className={plain.control}
          name="note"
          rows={4}
          maxLength={sharedListLimits.note}
          defaultValue={opinion.note}
        />
        <div className={styles.foot}>
          <small>{t('seenAtOnce')}</small>
          <Button type="submit" look="line" size="s" id={`done-${home.id}`}>
            {t('done')}
          </Button>
        </div>
      </ListForm>
    </details>
  )
}

export function OwnOpinion({ context, home, opinion }: Props) {
  const t = useTranslations('SharedList')
  const choice = useChoice(opinion)
  const isYes = opinion.choice === 'yes'
  return (
    <div className={classOf(opinion)}>
      <ListForm context={context} change="choose" property={home.id} className={styles.head}>
        <Who person={opinion.person} />
        <button
          type="submit"
          id={`heart-${home.id}`}
          className={isYes ? `${styles.heart} ${styles.on}` : styles.heart}
          name="choice"
          value={isYes ? 'none' : 'yes'}
          aria-pressed={isYes}
          aria-label={t('yourHeart', { title: home.card?.title ?? '' })}
        >
          <Icon of="heart" />
        </button>
        <span>
          <span className="vh">{opinion.person.name}, </span>
          {choice}
        </span>
      </ListForm>
      <Note opinion={opinion} />
      <Edit context={context} home={home} opinion={opinion} />
      {home.canRemove && (
        <ListForm context={context} change="remove" property={home.id}>
          <button type="submit" className={styles.remove} id={`remove-${home.id}`}>
            <Icon of="x" size={16} />
            {t('remove')}
            <span className="vh"> {home.card?.title}</span>
          </button>
        </ListForm>
      )}
    </div>
  )
}
