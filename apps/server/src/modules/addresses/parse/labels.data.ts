/** What people write before a value, in the languages of the countries we read. */
export const labelWords = {
  name: `收件人姓名 收货人姓名 收件人 收货人 寄件人 发件人 联系人 姓名 名字 收方 收
    recipient|recipient name|full name|contact name|contact person|contact|name|first name|last name|attn|attention|ship to|deliver to|to
    nombre completo|nombre|destinatario|nome completo|nome|destinatário|nom|destinataire|empfänger|ansprechpartner|naam お名前 氏名 宛名 宛先`,
  company: `公司名称 单位名称 公司 单位 company name|company|business name|organisation|organization|firma|empresa|société|azienda|bedrijf 会社名`,
  phone: `联系电话 联系方式 手机号码 手机号 电话号码 收件人电话 收货人电话 收件电话 固定电话 手机 电话 座机
    phone number|phone no|phone|telephone|tel|mobile number|mobile|mob|cell phone|cell|contact number|ph|whatsapp
    teléfono|tlf|telefono|telefone|celular|móvil|téléphone|tél|portable|telefon|handy|telefoonnummer|telefoon 電話番号 電話 携帯`,
  email: `电子邮箱 电子邮件 邮箱 email address|email|e-mail|mail|correo|courriel メール`,
  postCode: `邮政编码 邮编 postal code|post code|postcode|zip code|zipcode|zip/postal code|zip|pin code
    código postal|codigo postal|code postal|cp|cep|plz|postleitzahl|cap 郵便番号`,
  country: `国家/地区 国家 country/region|country|país|pais|pays|land|paese 国名`,
  region: `所在地区 收货地区 所在区域 省市区 地区 region`,
  province: `省份 州/省 省/州 州 省 state/province/region|state/province|state|province|county|prefecture|estado|provincia|bundesland 都道府県`,
  city: `城市 市 city/town|town/city|city|town|ciudad|cidade|ville|stadt|ort|città|comune|plaats 市区町村`,
  area: `区县 区/县 区 县 district|neighborhood|neighbourhood|bairro|colonia|suburb`,
  address: `详细地址 收货地址 收件地址 收件人地址 街道地址 详细街道 地址 街道
    street address|shipping address|delivery address|address line 1|address 1|address1|address|addr|add|street
    dirección|direccion|endereço|endereco|adresse|straße|strasse|rue|indirizzo|adres|calle|rua 住所`,
  address2: `address line 2|address 2|address2|apt/suite|apartment|complemento|adresszusatz 建物名`,
  houseNumber: `门牌号 house number|house no|hausnummer|número|numero|huisnummer`,
  taxNo: `税号 cpf/cnpj|cpf|cnpj|rfc|tax id|tax number|tax no|vat number|vat no|vat id|vat|eori|ioss|nif|dni|nie|codice fiscale|cf|steuernummer|ust-idnr`,
  none: `备注 买家留言 订单号 订单编号 商品 order no|order number|order id|order|remark|remarks|note|notes|delivery instructions`,
} as const;

export type LabelKind = keyof typeof labelWords;
