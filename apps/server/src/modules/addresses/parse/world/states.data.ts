/** States that addresses name: code=name, and further spellings after another =. */
const table = (lines: string): Record<string, string> =>
  Object.fromEntries(
    lines
      .trim()
      .split(/\s*[;\n]\s*/)
      .flatMap((entry) => {
        const [code = '', ...names] = entry.trim().split('=');
        return [code, ...names].map((name) => [name.toLowerCase(), code]);
      }),
  );
const names = (list: string) => table(list.split(/\s*,\s*/).join(';'));

export const states: Record<string, Record<string, string>> = {
  US: table(`AL=Alabama;AK=Alaska;AZ=Arizona;AR=Arkansas;CA=California;CO=Colorado;CT=Connecticut;DE=Delaware
    DC=District of Columbia=D.C.;FL=Florida;GA=Georgia;HI=Hawaii;ID=Idaho;IL=Illinois;IN=Indiana;IA=Iowa;KS=Kansas
    KY=Kentucky;LA=Louisiana;ME=Maine;MD=Maryland;MA=Massachusetts;MI=Michigan;MN=Minnesota;MS=Mississippi
    MO=Missouri;MT=Montana;NE=Nebraska;NV=Nevada;NH=New Hampshire;NJ=New Jersey;NM=New Mexico;NY=New York
    NC=North Carolina;ND=North Dakota;OH=Ohio;OK=Oklahoma;OR=Oregon;PA=Pennsylvania;RI=Rhode Island
    SC=South Carolina;SD=South Dakota;TN=Tennessee;TX=Texas;UT=Utah;VT=Vermont;VA=Virginia;WA=Washington
    WV=West Virginia;WI=Wisconsin;WY=Wyoming;PR=Puerto Rico;GU=Guam;VI=Virgin Islands;AE;AP;AA`),
  CA: table(`AB=Alberta;BC=British Columbia;MB=Manitoba;NB=New Brunswick;NL=Newfoundland and Labrador=Newfoundland
    NS=Nova Scotia;NT=Northwest Territories;NU=Nunavut;ON=Ontario;PE=Prince Edward Island;QC=Quebec=Québec
    SK=Saskatchewan;YT=Yukon`),
  AU: table(`NSW=New South Wales;VIC=Victoria;QLD=Queensland;SA=South Australia;WA=Western Australia;TAS=Tasmania
    ACT=Australian Capital Territory;NT=Northern Territory`),
  BR: table(`AC=Acre;AL=Alagoas;AP=Amapá;AM=Amazonas;BA=Bahia;CE=Ceará;DF=Distrito Federal;ES=Espírito Santo;GO=Goiás
    MA=Maranhão;MT=Mato Grosso;MS=Mato Grosso do Sul;MG=Minas Gerais;PA=Pará;PB=Paraíba;PR=Paraná;PE=Pernambuco
    PI=Piauí;RJ=Rio de Janeiro;RN=Rio Grande do Norte;RS=Rio Grande do Sul;RO=Rondônia;RR=Roraima
    SC=Santa Catarina;SP=São Paulo=Sao Paulo;SE=Sergipe;TO=Tocantins`),
  MX: names(`CDMX,Ciudad de México,Aguascalientes,Baja California,Baja California Sur,Campeche,Chiapas,Chihuahua,Coahuila,Colima,
    Durango,Guanajuato,Guerrero,Hidalgo,Jalisco,Estado de México,Michoacán,Morelos,Nayarit,Nuevo León,Oaxaca,Puebla,
    Querétaro,Quintana Roo,San Luis Potosí,Sinaloa,Sonora,Tabasco,Tamaulipas,Tlaxcala,Veracruz,Yucatán,Zacatecas`),
  GB: names(`Avon,Humberside,Cleveland,Isle of Wight,Clwyd,Bedfordshire,Berkshire,Buckinghamshire,Cambridgeshire,Cheshire,Cornwall,Cumbria,Derbyshire,Devon,Dorset,
    County Durham,East Sussex,Essex,Gloucestershire,Greater London,Greater Manchester,Hampshire,Herefordshire,Hertfordshire,
    Kent,Lancashire,Leicestershire,Lincolnshire,Merseyside,Middlesex,Norfolk,North Yorkshire,Northamptonshire,Northumberland,
    Nottinghamshire,Oxfordshire,Rutland,Shropshire,Somerset,South Yorkshire,Staffordshire,Suffolk,Surrey,Tyne and Wear,
    Warwickshire,West Midlands,West Sussex,West Yorkshire,Wiltshire,Worcestershire,Fife,Midlothian,Aberdeenshire,
    Lanarkshire,Ayrshire,Gwynedd,Powys,Dyfed,County Antrim,County Down,County Armagh`),
  JP: names(`Hokkaido,Aomori,Iwate,Miyagi,Akita,Yamagata,Fukushima,Ibaraki,Tochigi,Gunma,Saitama,Chiba,Tokyo,Kanagawa,
    Niigata,Toyama,Ishikawa,Fukui,Yamanashi,Nagano,Gifu,Shizuoka,Aichi,Mie,Shiga,Kyoto,Osaka,Hyogo,Nara,Wakayama,Tottori,
    Shimane,Okayama,Hiroshima,Yamaguchi,Tokushima,Kagawa,Ehime,Kochi,Fukuoka,Saga,Nagasaki,Kumamoto,Oita,Miyazaki,
    Kagoshima,Okinawa`),
};
