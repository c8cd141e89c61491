/** The documents that the law requires: available, sent by the owner, or missing; each with one action. */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { RequiredDocument } from '@/lib/domain/portal/required-documents'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import { formFields } from '@/lib/forms/form-state'
import type { OwnerFile } from '@/lib/server/db/repositories/portal/owner-files'
import { PortalBlock } from '../frame/portal-block'
import styles from './document-checklist.module.css'
import type { TasksProps } from './owner-tasks-view'
import { OwnerUpload } from './owner-upload.client'

type RowProps = Omit<TasksProps, 'tasks'> & { document: RequiredDocument; files: readonly OwnerFile[] }

/** MIME types that an owner can upload. */
const accepted = ['application/pdf', 'image/jpeg', 'image/png']

function Upload({ document, property, language }: Omit<RowProps, 'files'>) {
  const t = useTranslations('OwnerTasks')
  const files = useTranslations('Forms')
  const name = t(`documents.${document.kind}`)
  return (
    <form method="post" encType="multipart/form-data" className={styles.upload}>
      <input type="hidden" name={formFields.form} value="owner-file" />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="property" value={property.id} />
      <input type="hidden" name="kind" value={document.kind} />
      <OwnerUpload
        id={`file-${document.kind}`}
        name="FILE"
        label={t('fileLabel', { name })}
        accept={accepted}
        texts={files.raw('files')}
      />
      <Button type="submit" look="line" size="s" aria-label={t('sendLabel', { name })}>
        {t('send')}
      </Button>
    </form>
  )
}

function SentFile({ file, property, language, isOffice }: Omit<RowProps, 'document' | 'files'> & { file: OwnerFile }) {
  const t = useTranslations('OwnerTasks')
  return (
    <li>
      <a href={`/api/owner/${property.id}/files/${file.id}/`} download>
        <Icon of="file-text" size={16} />
        {file.name}
      </a>
      <small>{t('sentOn', { date: formatDate(toLocalTime(file.sentAt).date) })}</small>
      {!isOffice && (
        <form method="post">
          <input type="hidden" name={formFields.form} value="owner-file-remove" />
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="property" value={property.id} />
          <input type="hidden" name="file" value={file.id} />
          <button type="submit" aria-label={t('removeLabel', { name: file.name })}>
            {t('remove')}
          </button>
        </form>
      )}
    </li>
  )
}

function Row({ document, files, ...props }: RowProps) {
  const t = useTranslations('OwnerTasks')
  const { kind, state, validUntil } = document
  return (
    <li>
      <div>
        <h3>{t(`documents.${kind}`)}</h3>
        {state === 'there' && validUntil && <p>{t('validUntil', { date: formatDate(validUntil) })}</p>}
        {state === 'needed' && <p>{t('fileKinds')}</p>}
      </div>
      <p className={styles.state} data-state={state}>
        {t(`states.${state}`)}
      </p>
      {state === 'needed' && !props.isOffice && <Upload document={document} {...props} />}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <SentFile key={file.id} file={file} {...props} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Renders nothing where the law requires no documents. */
export function DocumentChecklist({ tasks: { documents, files }, ...props }: TasksProps) {
  const t = useTranslations('OwnerTasks')
  if (documents.length === 0) return null
  const there = documents.filter(({ state }) => state === 'there').length
  return (
    <PortalBlock
      id="checklist"
      title={
        <>
          {t('checklist')} <small className={styles.count}>{t('thereOf', { there, all: documents.length })}</small>
        </>
      }
    >
      <ul className={styles.rows}>
        {documents.map((document) => (
          <Row key={document.kind} document={document} files={files.filter(({ kind }) => kind === document.kind)} {...props} />
        ))}
      </ul>
      <p className={styles.note}>{t('filesKept')}</p>
    </PortalBlock>
  )
}
