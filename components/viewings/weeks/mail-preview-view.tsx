/** A preview of a mail before it is sent, with the filled-in values underlined (design, README-office-2). */
import type { MailPreview, PreviewPart, PreviewPiece } from '@/lib/domain/office/mail-preview'
import styles from './mail-preview-view.module.css'

const Pieces = ({ pieces }: { pieces: readonly PreviewPiece[] }) =>
  pieces.map(({ text, isFilled }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other key
    isFilled ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )

function Part({ part }: { part: PreviewPart }) {
  switch (part.kind) {
    case 'paragraph':
      return (
        <p className={part.isSmall ? styles.small : undefined}>
          <Pieces pieces={part.pieces} />
        </p>
      )
    case 'heading':
      return <p className={styles.heading}>{part.text}</p>
    case 'figures':
      return (
        <dl className={styles.figures}>
          {part.figures.map(({ label, figure, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{figure}</b> {note}
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'rows':
      return (
        <dl className={styles.rows}>
          {part.rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'buttons':
      return (
        <p className={styles.buttons}>
          {part.main && <i className={styles.main}>{part.main}</i>}
          {part.others.map((label) => (
            <i key={label}>{label}</i>
          ))}
        </p>
      )
    case 'named':
      return (
        <p className={styles.named}>
          <b>{part.name}</b> {part.about}
        </p>
      )
  }
}

export function MailPreviewView({ mail }: { mail: MailPreview }) {
  return (
    <div className={styles.ground}>
      <div className={styles.preview} lang={mail.language}>
        <p className={styles.subject}>{mail.subject}</p>
        {mail.parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a mail have no other key
          <Part key={index} part={part} />
        ))}
      </div>
    </div>
  )
}
