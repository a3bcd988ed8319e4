import { getInformation } from '@alpaca/contract';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { switchLanguage } from '../../../shared/api/switchLanguage.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { loadChunk } from '../../../shared/lib/loadChunk.ts';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { Fact, Facts } from '../../../shared/ui/Facts.tsx';
import { LanguageChoice } from '../../../shared/ui/LanguageChoice.tsx';
import { loadSecuritySection } from '../../auth/index.ts';
import { Avatar } from './Avatar.tsx';
import { MerchantFacts } from './MerchantFacts.tsx';
import { MobileDialog } from './MobileDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

const SecuritySection = lazy(() => loadChunk(loadSecuritySection));

/** Who one is here, and what can be changed about it. */
export default function InformationPage() {
  const { t } = useTranslation('accounts');
  const query = useCall(getInformation, {}, { meta: { quiet: true } });
  const { data, refetch } = query;
  const [open, setOpen] = useState<'mobile' | 'password' | null>(null);
  useRefresh('user', () => void refetch());
  const shut = () => setOpen(null);
  return (
    <ListPage title={t('information.title')}>
      <LoadState query={query}>
        <FormSkeleton fields={8} />
      </LoadState>
      {data && (
        <>
          <Facts title={t('information.user')}>
            <Fact name={t('information.avatar')}>
              <Avatar file={data.avatar} name={data.realname} onChanged={refetch} />
            </Fact>
            <Fact name={t('information.username')}>{data.username}</Fact>
            <Fact name={t('information.realname')}>{data.realname}</Fact>
            <Fact name={t('information.role')}>
              {t(data.isOwner ? 'role.owner' : `role.${data.kind}`)}
            </Fact>
            <Fact
              name={t('information.mobile')}
              action={
                <Button size="small" onClick={() => setOpen('mobile')}>
                  {t('mobile.title')}
                </Button>
              }
            >
              {data.phone}
            </Fact>
            <Fact name={t('information.email')}>{data.email}</Fact>
            <Fact
              name={t('information.password')}
              action={
                <Button size="small" onClick={() => setOpen('password')}>
                  {t('password.title')}
                </Button>
              }
            >
              ••••••••
            </Fact>
            <Fact name={t('information.language')}>
              <LanguageChoice onChoose={switchLanguage} />
            </Fact>
            <Fact name={t('information.createTime')}>
              <TimeText value={data.createTime} to="minute" />
            </Fact>
          </Facts>
          {data.merchant && <MerchantFacts merchant={data.merchant} />}
          <Suspense fallback={<FormSkeleton fields={4} />}>
            <SecuritySection />
          </Suspense>
          <MobileDialog open={open === 'mobile'} onClose={shut} />
          <PasswordDialog open={open === 'password'} onClose={shut} />
        </>
      )}
    </ListPage>
  );
}
