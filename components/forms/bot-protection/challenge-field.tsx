/** The characters to be entered (CAPTCHA), as a picture and as a sound (design, "Form"; ruling 27). */
import { useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { botProtectionFields, type Challenge } from '@/lib/forms/challenge'
import type { ChallengeTexts } from '@/lib/forms/form-texts'
import fieldStyles from '../fields/field.module.css'
import { ErrorText, Mark } from '../fields/field-view'
import styles from './challenge-field.module.css'

type Props = {
  id: string
  challenge: Challenge
  language: string
  texts: ChallengeTexts
  requiredText: string
  error: string | undefined
  onRenew: () => Promise<void>
}

const addressOf = (part: 'picture' | 'sound', token: string, language: string) =>
  `/api/challenge/${part}/?${new URLSearchParams({ token, language })}`

/** With script the sound plays in place; without, the native audio player is shown below the picture. */
function Sound({ token, language, label }: { token: string; language: string; label: string }) {
  const audio = useRef<HTMLAudioElement>(null)
  return (
    <>
      <button
        type="button"
        className={`${styles.tool} ${styles.scripted}`}
        aria-label={label}
        onClick={() => {
          if (!audio.current) return
          audio.current.currentTime = 0
          // If the sound cannot be loaded, the picture remains.
          void audio.current.play().catch(() => undefined)
        }}
      >
        <Icon of="volume-2" />
      </button>
      {/* biome-ignore lint/a11y/useMediaCaption: a caption would give the answer away */}
      <audio
        key={token}
        ref={audio}
        className={styles.player}
        src={addressOf('sound', token, language)}
        preload="none"
        controls
        aria-label={label}
      />
    </>
  )
}

export function ChallengeField({ id, challenge, language, texts, requiredText, error, onRenew }: Props) {
  const [status, setStatus] = useState('')
  const { token, answer } = challenge
  return (
    <div className={`${fieldStyles.field} ${error ? fieldStyles.wrong : ''}`}>
      {/* Enter presses the first submit button of a form: that must be the one that sends, not the one that requests other
          characters. */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name={botProtectionFields.token} value={token} />
      <label className={fieldStyles.label} htmlFor={id}>
        {texts.label}
        <Mark isRequired requiredText={requiredText} optionalText="" />
      </label>
      <div className={styles.challenge}>
        {/* biome-ignore lint/performance/noImgElement: generated for one visitor, never optimized or cached */}
        <img src={addressOf('picture', token, language)} alt={texts.picture} width={164} height={64} />
        <button
          type="submit"
          name={botProtectionFields.renew}
          value="on"
          className={styles.tool}
          aria-label={texts.renew}
          onClick={(event) => {
            event.preventDefault()
            setStatus('')
            void onRenew().then(() => setStatus(texts.renewed))
          }}
        >
          <Icon of="refresh-cw" />
        </button>
        <Sound token={token} language={language} label={texts.listen} />
      </div>
      <input
        key={token}
        id={id}
        className={`${fieldStyles.input} ${styles.answer}`}
        name={botProtectionFields.answer}
        defaultValue={answer ?? ''}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        aria-required="true"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <ErrorText id={`${id}-error`} text={error} />
      <p className="vh" role="status">
        {status}
      </p>
    </div>
  )
}
