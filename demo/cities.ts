export interface City {
  name: string
  uf: string
  /** Telephone area code. */
  ddd: string
  /** First and last prefix of its postal codes. */
  ceps: readonly [number, number]
}

const table = `
São Paulo|SP|11|1000-5899; Guarulhos|SP|11|7000-7399; Osasco|SP|11|6000-6299; Santo André|SP|11|9000-9299
São Bernardo do Campo|SP|11|9600-9899; Jundiaí|SP|11|13200-13219; Campinas|SP|19|13000-13139
Piracicaba|SP|19|13400-13439; São Carlos|SP|16|13560-13577; Araraquara|SP|16|14800-14811
Ribeirão Preto|SP|16|14000-14114; São José do Rio Preto|SP|17|15000-15104; Bauru|SP|14|17000-17110
Marília|SP|14|17500-17539; Botucatu|SP|14|18600-18619; Sorocaba|SP|15|18000-18109; Santos|SP|13|11000-11099
São José dos Campos|SP|12|12200-12249; Presidente Prudente|SP|18|19000-19119
Rio de Janeiro|RJ|21|20000-23799; Niterói|RJ|21|24000-24399; Nova Iguaçu|RJ|21|26000-26299
Petrópolis|RJ|24|25600-25779; Volta Redonda|RJ|24|27200-27299; Campos dos Goytacazes|RJ|22|28000-28149
Belo Horizonte|MG|31|30000-31999; Viçosa|MG|31|36570-36579; Juiz de Fora|MG|32|36000-36109
Uberlândia|MG|34|38400-38419; Uberaba|MG|34|38000-38099; Lavras|MG|35|37200-37209
Itajubá|MG|35|37500-37509; Montes Claros|MG|38|39400-39419
Vitória|ES|27|29000-29099; Vila Velha|ES|27|29100-29129
Curitiba|PR|41|80000-82999; Ponta Grossa|PR|42|84000-84099; Londrina|PR|43|86000-86109
Maringá|PR|44|87000-87109; Cascavel|PR|45|85800-85824; Foz do Iguaçu|PR|45|85850-85871
Florianópolis|SC|48|88000-88099; Criciúma|SC|48|88800-88819; Joinville|SC|47|89200-89239
Blumenau|SC|47|89000-89099; Chapecó|SC|49|89800-89816
Porto Alegre|RS|51|90000-91999; Caxias do Sul|RS|54|95000-95124; Passo Fundo|RS|54|99000-99099
Santa Maria|RS|55|97000-97119; Pelotas|RS|53|96000-96099
Salvador|BA|71|40000-42499; Feira de Santana|BA|75|44000-44099; Vitória da Conquista|BA|77|45000-45099
Aracaju|SE|79|49000-49098; Maceió|AL|82|57000-57099; Recife|PE|81|50000-52999; Caruaru|PE|81|55000-55099
Petrolina|PE|87|56300-56334; João Pessoa|PB|83|58000-58099; Campina Grande|PB|83|58400-58449
Natal|RN|84|59000-59139; Mossoró|RN|84|59600-59649; Fortaleza|CE|85|60000-61599; Teresina|PI|86|64000-64099
São Luís|MA|98|65000-65109; Imperatriz|MA|99|65900-65929; Belém|PA|91|66000-66999
Macapá|AP|96|68900-68911; Manaus|AM|92|69000-69099; Boa Vista|RR|95|69300-69339
Rio Branco|AC|68|69900-69923; Porto Velho|RO|69|76800-76834; Palmas|TO|63|77000-77249
Cuiabá|MT|65|78000-78099; Campo Grande|MS|67|79000-79129; Dourados|MS|67|79800-79849
Goiânia|GO|62|74000-74899; Anápolis|GO|62|75000-75149; Brasília|DF|61|70000-70999`

export const cities: readonly City[] = table
  .trim()
  .split(/[;\n]/)
  .map((line) => {
    const [name = '', uf = '', ddd = '', ceps = ''] = line.trim().split('|')
    const [first = 0, last = 0] = ceps.split('-').map(Number)
    return { name, uf, ddd, ceps: [first, last] }
  })

const list = (text: string): readonly string[] => text.trim().split(/\s*[;\n]\s*/)

export const streets = list(`
  Rua das Palmeiras; Rua Sete de Setembro; Rua Quinze de Novembro; Rua Tiradentes; Rua Dom Pedro II
  Rua Marechal Deodoro; Rua Barão do Rio Branco; Rua Santos Dumont; Rua Rui Barbosa; Rua Castro Alves
  Rua Machado de Assis; Rua Cecília Meireles; Rua Chiquinha Gonzaga; Rua Anita Garibaldi; Rua Zumbi dos Palmares
  Rua José do Patrocínio; Rua das Acácias; Rua dos Ipês; Rua das Hortênsias; Rua dos Jacarandás; Rua São José
  Rua São João; Rua Santa Luzia; Rua Nossa Senhora Aparecida; Rua Padre Anchieta; Rua Bento Gonçalves
  Rua Princesa Isabel; Rua Treze de Maio; Rua Vinte e Quatro de Maio; Rua Voluntários da Pátria
  Rua Oswaldo Cruz; Rua Carlos Chagas; Rua Bertha Lutz; Rua Cora Coralina; Rua Clarice Lispector
  Rua Guimarães Rosa; Rua Graciliano Ramos; Rua Villa-Lobos; Rua Pixinguinha; Rua Dorival Caymmi
  Avenida Brasil; Avenida Getúlio Vargas; Avenida Juscelino Kubitschek; Avenida Beira-Rio; Avenida Paulo Freire
  Avenida da Universidade; Avenida dos Estudantes; Avenida Amazonas; Avenida Independência; Avenida Central
  Travessa do Comércio; Travessa da Paz; Alameda das Rosas; Alameda dos Anjos; Praça da República
  Praça da Liberdade; Largo do Rosário; Estrada Velha; Rodovia Presidente Dutra; Vila Operária
`)

export const districts = list(`
  Centro; Jardim América; Jardim Europa; Vila Nova; Vila Mariana; Bela Vista; Boa Vista; Santa Cruz; São José
  São Francisco; Santo Antônio; Santa Rita; Cidade Universitária; Cidade Nova; Jardim das Flores; Jardim Paulista
  Parque Industrial; Parque das Nações; Alto da Glória; Planalto; Campo Belo; Liberdade; Aeroporto; Industrial
  Jardim Botânico; Vila Rica; Nova Esperança; Bom Retiro; Morumbi; Floresta
`)

export const complements = list(`
  Apto 12; Apto 34; Apto 101; Apto 203; Apto 502 Bloco B; Apto 1104; Bloco C Apto 21; Casa 2; Casa dos fundos
  Fundos; Sobrado; Condomínio Sol Nascente; República Aroeira; Moradia estudantil, quarto 17; Km 12
`)
