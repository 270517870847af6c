import BackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { HintBox } from '@/ui/feedback/hint-box';
import { FormStack } from '@/ui/form/form-stack';
import { SubmitButton } from '@/ui/form/submit-button';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { CropPart, PlacePart, PricePart } from '../components/add-crop/crop-fields';
import { FormPart } from '../components/add-crop/form-part';
import { fetchResolverEarly, lazyResolver } from '../components/add-crop/lazy-resolver';
import { PhotosField } from '../components/add-crop/photos-field';
import { QualityPart } from '../components/add-crop/quality-part';
import { useAddCrop } from '../components/add-crop/use-add-crop';
import { useCropDraft } from '../components/add-crop/use-crop-draft';
import { usePhotos } from '../components/add-crop/use-photos';
import { type AddCropValues, emptyAddCropValues } from '../model/add-crop-values';

/** Add New Crop (spec §2). Open to everybody who is signed in; that only farmers may list is the server's rule. */
export function Component() {
  const { t } = useText();
  const { user } = useSession();
  const form = useForm<AddCropValues>({ defaultValues: emptyAddCropValues, resolver: lazyResolver });
  useEffect(fetchResolverEarly, []);
  const photos = usePhotos();
  const [photosError, setPhotosError] = useState<string>();
  const draft = useCropDraft(form, user?.id ?? '');
  const { busy, submit } = useAddCrop(form, setPhotosError, draft.forget);

  return (
    <Page width="medium">
      <PageHeader
        title={t('addCrop.title')}
        subtitle={t('addCrop.subtitle')}
        actions={
          <Button component={Link} to={paths.farmerDashboard} startIcon={<BackIcon />}>
            {t('addCrop.back')}
          </Button>
        }
      />
      {user?.role === 'BUYER' ? <HintBox text={t('addCrop.forFarmers')} /> : null}
      {draft.restored ? (
        <HintBox
          text={t('addCrop.restored')}
          action={<Button onClick={draft.discard}>{t('addCrop.startAfresh')}</Button>}
        />
      ) : null}
      <FormStack label={t('addCrop.title')} onSubmit={submit(photos.photos.map(({ file }) => file))}>
        <CropPart form={form} />
        <PricePart form={form} />
        <PlacePart form={form} />
        <FormPart title={t('addCrop.photosPart')}>
          <PhotosField photos={photos} error={photosError} />
        </FormPart>
        <QualityPart form={form} />
        <SubmitButton label={t('addCrop.submit')} busyLabel={t('addCrop.busy')} busy={busy} />
      </FormStack>
    </Page>
  );
}
