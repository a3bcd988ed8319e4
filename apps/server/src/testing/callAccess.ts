import type { Access, Permission } from '@alpaca/contract';

// Who may make which call, written down by hand and apart from the contract: tests hold the contract
// against it, so that nobody opens a door by a slip. A new call is added here by whoever has thought
// about who may make it.

/** Calls that anybody may make, and why nobody has to be signed in for them. */
export const everybodys: Record<string, string> = {
  getTenantInfoByDomain: 'whose sign-in page it is',
  getCaptcha: 'before signing in',
  getCaptchaByUpdatePwd: 'before signing in',
  getCaptchaSendCount: 'before signing in',
  sendSmsCode: 'before signing in; counted',
  sendResetCode: 'before signing in; counted',
  login: 'signs in',
  phoneLogin: 'signs in',
  thirdLogin: 'signs in by a code that is good once',
  giveSecondFactor: 'goes on signing in, by a ticket',
  passkeyOptions: 'signs in',
  passkeyLogin: 'signs in',
  register: 'makes an account',
  checkOnlyUser: 'while an account is made; counted',
  resetPassword: 'by a code that was sent',
  setFirstPassword: 'by a link that is good once',
  downloadFile: 'by a ticket of one minute',
  exportVerifyMsg: 'by a ticket of one minute',
};

/**
 * Calls that anybody signed in may make, and why: what they answer is one's own, or is nobody's. A new
 * call stands here only if neither the merchant's data nor the tenant's can be read or changed by it.
 */
export const anybodys: Record<string, string> = {
  logout: 'ends one’s own session',
  createLoginCode: 'opens another session of one’s own',
  confirmSession: 'proves who one is',
  confirmOptions: 'proves who one is',
  markActive: 'keeps one’s own session awake',
  listSessions: 'one’s own sessions',
  listOwnSignIns: 'one’s own sign-ins',
  endSession: 'one’s own sessions',
  endOtherSessions: 'one’s own sessions',
  getSecondFactor: 'one’s own second factor',
  startTotp: 'one’s own second factor',
  finishTotp: 'one’s own second factor',
  removeTotp: 'one’s own second factor',
  startPasskey: 'one’s own second factor',
  finishPasskey: 'one’s own second factor',
  removePasskey: 'one’s own second factor',
  renewRecoveryCodes: 'one’s own second factor',
  getLoginUserInfo: 'who one is, and the lists to choose from',
  getUserPermissionByToken: 'what one may do oneself',
  getMyInfo: 'what one should know after signing in; the wallet only for who may see money',
  checkAccount:
    'whether one’s merchant is active, which every page depends on; the reviewer’s words only for who may hand in again',
  resetPasswordWithOld: 'one’s own password',
  sendMobileCode: 'one’s own number',
  setMobile: 'one’s own number',
  setAvatar: 'one’s own picture',
  setLanguage: 'one’s own language',
  getPreference: 'one’s own settings',
  putPreference: 'one’s own settings',
  getMessageSettings: 'how one is told of what one may see',
  saveMessageSetting: 'how one is told',
  listByUser: 'one’s own bell',
  listMyNotices: 'one’s own notices',
  queryNoticeById: 'a notice to oneself or to everybody',
  markNoticeRead: 'one’s own notices',
  readAllNotices: 'one’s own notices',
  getLastAnnouncement: 'the tenant’s word to everybody',
  getAdverts: 'the tenant’s word to everybody',
  pageJob: 'one’s own jobs',
  cancelJob: 'one’s own jobs',
  createSocketTicket: 'a socket that says nothing but "look again"',
  uploadFile: 'asks for the permission of the file’s purpose',
  createFileTicket: 'asks for the permission of the file’s purpose',
  findAnything: 'looks only where one may look',
  getWaiting: 'each line asks for its own permission',
  getFirstSteps: 'each step asks for its own permission',
  getCountryList: 'the world’s countries',
  getCurrencyOptions: 'the world’s currencies',
  getDictItems: 'lists to choose from',
  findHsCodes: 'the customs’ nomenclature',
  checkByCode: 'a rule, and the value that was sent',
  parseAddress: 'takes apart the text that was sent',
  duplicateCheck: 'whether a name is free; told to everybody who fills in a form, and counted',
};

/** Calls by the permission that opens them. */
const byPermission: Partial<Record<Permission, string>> = {
  // A merchant's account.
  'basic:activation': 'activateAccount getActivation',
  'basic:information': 'getInformation',
  'dashboard:analysis': 'getOrderOverview getMyService openService',
  'ops:service':
    'listServiceTalks getServiceTalk takeServiceTalk settleServiceTalk getServiceHours',
  'ops:serviceHours': 'saveServiceHours',
  'system:api': `listApiKeys addApiKey editApiKey resetApiKey revokeApiKey getApiDocUrl getApiToken
    createApiToken makeApiToken resetApiToken renewApiToken listWebhooks addWebhook editWebhook
    deleteWebhook rollWebhookSecret testWebhook getWebhookLog replayWebhook recoverWebhook debugWebhook
    listApiRequests replayApiRequest`,
  'system:dataRules': `listDataRules getRuleSubjects addDataRule editDataRule deleteDataRule
    tryDataRule`,
  'system:team': 'listTeam listTeamPermissions',
  'system:teamAdd': 'addTeamMember',
  'system:teamEdit': 'editTeamMember setTeamMemberPassword setTeamMemberState',

  // Prices and trials.
  'product:list': 'getCommonProduct listProducts',
  'product:detail': 'getProductDetail',
  'single:trial': 'tryOrder tryPrices',
  'trial:freight': 'listFreight',
  'trial:external': 'externalQuery',
  'trial:batch': 'importCalculateExcel listTrialRows listTrials saveTrial whyTrial',

  // Orders.
  'order:list': 'exportXls exportXlsField getOrderStatusCount listOrders',
  'order:detail': `getOrderDetail getBilIncomeFlow getLogisticsProcess getOrderNeighbours
    getTrackList scanGetOrder`,
  'order:track': `listTracks getStatusCount getOrderTrackDetails getTrackLink latestTracks
    exportTracks exportTrackEvents`,
  'trial:track': 'batchGetOrderTrack',
  'ops:trackCodes': 'listTrackCodes setTrackCode',
  'ops:stalled': 'moveStalled askCarrier',
  'order:costChanges': `confirmCostChanges countSmallChanges confirmSmallChanges disputeCostChange
    answerProposal exportCostChanges batchConfirmOrder`,
  'order:claims': 'answerClaim settleClaim',
  'ops:claims': `claimStalled askMoreOfClaim sendClaimOn noteCarrierAnswer offerClaim decideClaimOffer refuseClaim
    listClaimTerms addClaimTerms editClaimTerms deleteClaimTerms`,
  'ops:disputes': `proposeCostChange decideCostChange withdrawCostChange listTolerances addTolerance
    deleteTolerance`,
  'ops:payables': `listPayees addPayee editPayee listPayableEntries listCarrierBills addCarrierBill
    getCarrierBill postCarrierBill discardCarrierBill getPassable passOnCarrierBill listBillLines
    matchBillLine setBillLineAside listUnbilled listPaymentRuns addPaymentRun decidePaymentRun
    takeBackPaymentRun payPaymentRun`,
  'ops:waysToPay': `listBankAccounts addBankAccount editBankAccount listPaymentCodes addPaymentCode
    editPaymentCode`,
  'report:money': 'getCostReport getCashForecast',
  'report:parcels': 'getFailureReport getDeliveryReport',
  'ops:reports': 'getWaits getThroughput',
  'ops:margin': 'getMarginSummary listOrderMargins getOrderMargin markMarginSeen',
  'financial:statements': 'confirmStatement queryStatement',
  'ops:receivables': 'answerStatement listReceivables saveStatementCycle',
  'order:submit': `batchSubmit getOrderSuggestions saveDraft submitOrder updateProduct
    tryProduct getPractice tryPractice placePractice`,
  'order:print': `printPractice getLabel batchGetLabel batchGetInvoiceLabel checkPrint getPrintCertificate signPrint
    addPrintRecords tellPrintOutcome listOrderFiles addOrderFile deleteOrderFile restoreOrderFile
    batchDownloadDesigned makeSkuStickers`,
  'order:labels': `downloadLabel listLabelSets getLabelSet fetchMissingLabels getLabelSetPages`,
  'order:printSettings': 'chooseLabelDesign',
  'ops:labelDesigns':
    'addLabelDesign editLabelDesign deleteLabelDesign restoreLabelDesign previewLabelDesign',
  'order:withheld': 'interceptOrder letOrderGoOn',
  'ops:withheld': `withholdParcel addParcelPhotos settleWithheld bookWithheldAgain`,
  'order:pay': 'payOrder',
  'order:void': 'closeOrders',
  'order:refund': 'batchRefundOrder',
  'single:batch': `getExcelUrl getImportForecast getMultipleExcelUrl getSimpleExcelUrl
    importExcel`,
  'shipment:inventory': 'listStrays listShipments listShipmentWarehouses',

  // What orders are made of.
  'order:skus': 'findSkus listSkus',
  'order:skuEdit': 'addSku deleteSkus editSku restoreSkus',
  'order:taxNumbers': 'findTaxNumbers listTaxNumbers',
  'order:taxNumberEdit': 'addTaxNumber deleteTaxNumbers editTaxNumber restoreTaxNumbers',
  'order:addresses': `allConsignees getDefaultConsignee listConsigneeTags listConsignees
    queryConsigneeById listDeliveryCodes queryDeliveryAddressById
    allShippers getDefaultShipper listShipperTags listShippers queryShipperById`,
  'order:addressAdd': 'addConsignee addDeliveryAddress addShipper',
  'order:addressEdit': `editConsignee setDefaultConsignee editDeliveryAddress editShipper
    setDefaultShipper`,
  'order:addressDelete': 'deleteConsignees deleteShippers restoreConsignees restoreShippers',
  'order:addressImport': 'getConsigneeExcelUrl getShipperExcelUrl',

  // Money.
  'financial:overview': 'listWallets getFinanceOverview saveBalanceAlert',
  'financial:exchange': 'quoteExchange takeExchange',
  'financial:recharge': 'bankInfoList payTopUp paymentCodeList rechargeInfo topUpBalance',
  'financial:credentials': 'addTopUpCredentials',
  'financial:transactions': 'exportTransaction transactionList transactionSummary',
  'financial:billing': 'billDownload billList',
  'financial:topUpCheck': 'topUpById topUpList',
  'financial:topUpAudit': 'merchantByCode topUpCheck topUpForMerchant',

  // The tenant's own people.
  'ops:activations': 'getActivationRequest listActivations',
  'ops:activationReview': 'approveActivation rejectActivation',
  'ops:merchants': 'getMerchant listMerchantTransactions listMerchants',
  'ops:merchantEdit': 'editMerchantCard listSalesPeople setMerchantFrozen',
  'ops:merchantTerms': 'askTerms',
  'ops:adjust': 'askAdjustment',
  'ops:approvals': 'getApproval listApprovals listDeciders takeBackApproval',
  'ops:approvalDecide': 'decideApproval',
  'ops:products':
    'getOpsProduct listAdapters listChannelProducts listChannels listNumberRanges listOpsProducts',
  'ops:productEdit':
    'addChannel addNumberRange addProduct editChannel editNumberRange editProduct setChannelStatus setProductStatus tryChannel',
  'ops:priceSheets': `checkVersion compareVersions getRemoteAreas getVersion listExchangeRates
    listPriceGroups listPriceSheets listRemoteLists tryVersion`,
  'ops:priceSheetEdit': `askPriceGroup addPriceGroup editPriceGroup deletePriceGroup restorePriceGroup addExchangeRate addPriceSheet addRemoteList addVersion
    dropVersion saveVersion`,
  'ops:priceSheetPublish': 'publishVersion',
  'ops:dispatch': `listMilestones addMilestone correctMilestone listBatches listBatchLines addBatch editBatch getBatch closeBatch reopenBatch
    getBatchPaper addBag deleteBag listBagBoxes scanBag closeBag reopenBag getBagLabels sendManifest
    getManifestFile`,
  'ops:carriers': 'listAwaitedLabels',
  'ops:carrierImport': 'importLabel importTrackingNumber',
  'ops:examineRefund': 'examineRefund',

  'ops:receive': `getOwnBadge setOwnBadge removeOwnBadge changeAtStation lookAtNumber receiveParcel
    receiveWithout listReceipts listToPrint signIn listArrivals takeInStray giveStrayOrder`,
  'ops:returns': 'shelveReturn endReturn listShelfPlaces',
  'ops:warehouses': 'listWarehouses getWarehouse getWarehouseChoices',
  'ops:warehouseEdit': 'addWarehouse editWarehouse',

  // The tenant's administrators.
  'system:announcements': 'getAnnouncement listAnnouncements listReaders',
  'system:announcementAdd': 'addAnnouncement',
  'system:announcementEdit': 'editAnnouncement',
  'system:announcementDelete': 'deleteAnnouncement restoreAnnouncement',
  'system:announcementPublish': 'publishAnnouncement',
  'system:announcementWithdraw': 'withdrawAnnouncement',
  'system:userSelect': 'listUsers',
  'ops:cod': `decideCod approveCod listCodCarriers listRemittances addRemittance getRemittance postRemittance
    discardRemittance listCodLines matchCodLine setCodLineAside`,
  'system:adverts': 'listAdverts addAdvert editAdvert',
  'system:menus': `listMenus addMenu editMenu moveMenu deleteMenu previewMenu publishMenu
    discardMenuDraft listMenuVersions revertMenu`,
  'system:icons': 'listMenuIcons',
  'system:keeping': 'listKeptKinds listErasures',
  'system:logs': 'getLogList',
  'system:dictionaries': `listDictionaries addDictionary editDictionary deleteDictionary
    listDictionaryItems addDictionaryItem editDictionaryItem deleteDictionaryItem restoreDictionaryItem
    sortDictionaryItems getDictionaryItemUses`,
  'system:settings': 'listTenantSettings',
  'system:settingEdit': 'saveTenantSetting',
  'system:users': `listStaff seeAs seenRows listRoles listRolePermissions getRoleHistory`,
  'system:staffEdit': `addStaff editStaff setStaffState resetStaffPassword endStaffSessions deleteStaff`,
  'system:roleEdit': 'previewRole addRole editRole revertRole deleteRole',
  'system:secondFactorReset': 'listStaffSecurity resetSecondFactor',
};

/** Calls that any one of several permissions opens; behind the door each kind asks for its own. */
const byAnyOf: readonly { permissions: readonly Permission[]; calls: string }[] = [
  {
    permissions: [
      'order:addressImport',
      'ops:priceSheetEdit',
      'trial:batch',
      'ops:carrierImport',
      'ops:payables',
      'ops:cod',
      'order:skuEdit',
      'order:taxNumberEdit',
      'single:batch',
      'order:submit',
    ],
    calls: `cancelImport commitImport createImportErrorFile createImportTemplate editImportCells
      fixImportAlike getImport listImportReplaced listImportRows listImports mapImport skipImportRows
      uploadImport`,
  },
  {
    permissions: [
      'order:addresses',
      'financial:transactions',
      'trial:batch',
      'order:list',
      'order:track',
      'shipment:inventory',
      'order:costChanges',
      'order:claims',
      'ops:claims',
      'financial:statements',
      'ops:receivables',
      'financial:cod',
      'ops:cod',
      'ops:margin',
      'report:money',
      'report:parcels',
      'ops:reports',
      'system:logs',
    ],
    calls: 'getExportFields startExport',
  },
  {
    permissions: ['ops:receive', 'ops:withheld', 'ops:dispatch', 'ops:returns'],
    calls: 'listOwnWarehouses',
  },
  { permissions: ['ops:returns', 'order:withheld'], calls: 'listReturns wishReturn' },
  {
    permissions: ['system:keeping', 'basic:ownData'],
    calls: 'getMerchantData startDataExport askErasure takeBackErasure',
  },
  {
    permissions: ['system:logs'],
    calls: 'getLogMenus getLogDetail getLogSealing listSignIns',
  },
  { permissions: ['order:scanRecord', 'order:print'], calls: 'listPrintRecords' },
  {
    permissions: ['ops:withheld', 'order:withheld'],
    calls: `changeWithheldLine getWithheld giveUpWithheld listOtherLines listWithheld payWithheld`,
  },
  {
    permissions: [
      'ops:withheld',
      'order:withheld',
      'ops:stalled',
      'order:stalled',
      'ops:disputes',
      'order:costChanges',
      'ops:claims',
      'order:claims',
      'ops:receivables',
      'financial:statements',
      'ops:service',
      'dashboard:analysis',
    ],
    calls: 'getThread readThread sendThreadMessage',
  },
  {
    permissions: ['order:claims', 'ops:claims'],
    calls: 'listClaims getClaim previewClaim fileClaim exportClaims',
  },
  {
    permissions: ['order:costChanges', 'ops:disputes'],
    calls: 'listCostChanges getCostChange',
  },
  {
    permissions: ['financial:statements', 'ops:receivables'],
    calls: 'listStatements getStatement downloadStatement',
  },
  { permissions: ['financial:cod', 'ops:cod'], calls: 'listCodOrders' },
  { permissions: ['ops:stalled', 'order:stalled'], calls: 'listStalled getStalled listPromises' },
  {
    permissions: ['shipment:waiting', 'shipment:batch'],
    calls: `batchDeliver confirmDeliver confirmDeliverByShipper editShipment getDeliverProProduct
      listWaitingOrders scanWaiting takeBackShipment`,
  },
  {
    permissions: ['shipment:inventory', 'shipment:detail'],
    calls: 'getDeliverDetail listShipmentOrders',
  },
  {
    permissions: ['shipment:inventory', 'shipment:detail', 'shipment:waiting', 'shipment:batch'],
    calls: 'deliverPrint',
  },
  {
    permissions: ['order:printSettings', 'order:print', 'ops:labelDesigns'],
    calls: 'listLabelDesigns',
  },
];

const named = (calls: string, access: string) =>
  calls.split(/\s+/).map((call): [string, string] => [call, access]);

/** An access in one line, whatever the order of its permissions. */
export const accessLine = (access: Access) =>
  typeof access === 'string' ? access : [...access].sort().join(' or ');

/** Every call with its access; one that stands twice is in the list twice. */
export const writtenAccess: readonly [call: string, access: string][] = [
  ...named(Object.keys(everybodys).join(' '), 'open'),
  ...named(Object.keys(anybodys).join(' '), 'signedIn'),
  ...Object.entries(byPermission).flatMap(([permission, calls]) => named(calls, permission)),
  ...byAnyOf.flatMap(({ permissions, calls }) => named(calls, accessLine(permissions))),
];
