import BackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { HintBox } from '@/ui/feedback/hint-box';
import { FormStack } from '@/ui/form/form-stack';
import { usePhotos } from '@/ui/form/use-photos';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { CropFormParts } from '../components/add-crop/crop-form-parts';
import { DraftOffer } from '../components/add-crop/draft-offer';
import { SaveButtons } from '../components/add-crop/save-buttons';
import { useAddCrop } from '../components/add-crop/use-add-crop';
import { useCropDraft } from '../components/add-crop/use-crop-draft';
import { type KeptDraft, useKeptDraft } from '../components/add-crop/use-kept-draft';
import { useSteps } from '../components/steps/use-steps';
import { type AddCropTexts, emptyAddCrop } from '../model/add-crop-form';
import { MAX_PHOTOS } from '../model/crop-photos';

/** Add New Crop (spec §2). Open to everybody who is signed in; that only farmers may list is the server's rule. */
export function Component() {
  const { t } = useText();
  const { user } = useSession();
  const photos = usePhotos(MAX_PHOTOS);
  const inTab = useCropDraft(user?.id ?? '');
  const onDevice = useKeptDraft(user?.id ?? '', inTab.restored, photos.files, photos.add);
  const draft = {
    ...inTab,
    keep: (texts: AddCropTexts) => {
      inTab.keep(texts);
      onDevice.keep(texts);
    },
    forget: () => {
      inTab.forget();
      onDevice.forget();
    },
  };
  const steps = useSteps();
  const form = useAddCrop(draft, photos.files, steps);
  const goOn = ({ texts, pictures }: KeptDraft) => {
    if (texts) form.fill(texts);
    photos.add(pictures);
    onDevice.answered();
  };
  const startAfresh = () => {
    form.fill(emptyAddCrop);
    draft.forget();
  };

  return (
    <Page width="medium">
      <PageHeader
        title={t('addCrop.title')}
        subtitle={steps.isInSteps ? null : t('addCrop.subtitle')}
        dense={steps.isInSteps}
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
          action={<Button onClick={startAfresh}>{t('addCrop.startAfresh')}</Button>}
        />
      ) : null}
      {onDevice.offer ? (
        <DraftOffer
          draft={onDevice.offer}
          onContinue={() => onDevice.offer && goOn(onDevice.offer)}
          onDiscard={onDevice.discard}
        />
      ) : null}
      <FormStack label={t('addCrop.title')} {...form.props}>
        <CropFormParts form={form} photos={photos} notes={{ isNew: true }} steps={steps} />
        <SaveButtons form={form} steps={steps} label={t('addCrop.submit')} busyLabel={t('addCrop.busy')} mayWait />
      </FormStack>
    </Page>
  );
}
