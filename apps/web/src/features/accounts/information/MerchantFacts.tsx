import { constants, type getInformation, type Result } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { DictTag } from '../../../shared/inputs/DictTag.tsx';
import { Fact, Facts } from '../../../shared/ui/Facts.tsx';

type Merchant = NonNullable<Result<typeof getInformation>['merchant']>;

export const MerchantFacts = ({ merchant }: { merchant: Merchant }) => {
  const { t } = useTranslation('accounts');
  const { code, nameZh, nameEn, authStatus, createTime, credit } = merchant;
  return (
    <Facts title={t('information.merchant')}>
      <Fact name={t('merchant.code')}>{code}</Fact>
      <Fact name={t('merchant.nameZh')}>{nameZh}</Fact>
      <Fact name={t('merchant.nameEn')}>{nameEn}</Fact>
      <Fact name={t('merchant.status')}>
        <DictTag code="activation_status" value={String(authStatus)} />
      </Fact>
      {credit && (
        <Fact name={t('merchant.terms')}>
          <DictTag code="payment_terms" value={credit.terms} />
        </Fact>
      )}
      {credit?.terms === 'credit' && (
        <>
          <Fact name={t('merchant.creditLimit')}>
            <Amount value={credit.limit} currency={constants.mainCurrency} />
          </Fact>
          <Fact name={t('merchant.creditDays')}>{t('merchant.days', { days: credit.days })}</Fact>
        </>
      )}
      <Fact name={t('merchant.createTime')}>
        <TimeText value={createTime} to="minute" />
      </Fact>
    </Facts>
  );
};
