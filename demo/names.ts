const split = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Given names by registered sex, of several origins. */
export const feminine = split(`
  Ana Maria Mariana Juliana Fernanda Beatriz Larissa Camila Amanda Bruna Letícia Gabriela Rafaela Isabela Luana
  Vitória Júlia Laura Helena Alice Sofia Manuela Valentina Heloísa Lívia Cecília Clara Elisa Marina Lorena
  Natália Patrícia Priscila Renata Tatiane Vanessa Débora Daniela Carolina Aline Bianca Jéssica Thaís Yasmin
  Raquel Rebeca Sara Ester Noemi Iracema Jandira Moema Iara Jaciara Potira Dandara Aisha Luanda Zuri Yumi Akemi
  Naomi Sayuri Harumi Giovanna Chiara Bettina Ingrid Astrid Leila Samira Fátima Aparecida Conceição Socorro
  Raimunda Francisca Antônia
`)
export const masculine = split(`
  João José Pedro Lucas Gabriel Matheus Rafael Gustavo Felipe Bruno Thiago Leonardo Eduardo Vinícius Guilherme
  Caio Daniel Henrique Arthur Bernardo Miguel Davi Heitor Theo Samuel Enzo Murilo Otávio Igor Renan Diego
  Rodrigo Marcelo André Alexandre Fábio Ricardo Sérgio Paulo Carlos Antônio Francisco Raimundo Sebastião
  Benedito Ubirajara Ubiratan Cauã Raoni Peri Tainã Kauê Kwame Zaki Malik Jamal Kenji Hiroshi Takeshi Akira
  Yudi Giovanni Enrico Lorenzo Otto Klaus Helmut Omar Khalil Salim Elias Isaac Josué Moisés Nicolas Yuri Ivan
`)
export const surnames = split(`
  Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho
  Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado
  Mendes Freitas Cardoso Ramos Gonçalves Santana Teixeira Araújo Castro Campos Correia Cavalcanti Pinto Moura
  Monteiro Azevedo Batista Borges Brito Barros Pinheiro Cunha Farias Melo Miranda Nogueira Peixoto Queiroz
  Rezende Sales Sampaio Siqueira Tavares Valente Vasconcelos Xavier Amaral Aguiar Assis Bezerra Bittencourt
  Braga Brandão Camargo Coelho Coutinho Cruz Duarte Esteves Figueiredo Fonseca Franco Furtado Garcia
  Guimarães Jesus Leal Leite Leão Lacerda Macedo Magalhães Maia Medeiros Menezes Morais Mota Neves Pacheco
  Paiva Passos Pedrosa Pires Prado Quintana Rangel Reis Sá Serra Simões Toledo Torres Trindade Veloso Viana
  Vidal Vilela Zanetti Bianchi Colombo Ferrari Moretti Ricci Romano Rossi Schmidt Schneider Müller Weber
  Becker Hoffmann Klein Kowalski Nowak Tanaka Suzuki Yamamoto Nakamura Sato Watanabe Kimura Haddad Nasser
  Mansur Abdalla Sayegh Cohen Levy Tupinambá Guajajara Krenak Kaingang
`)

/** Particles between surnames. */
export const particles = ['da', 'de', 'do', 'dos', 'das'] as const

/** Foreign students: nation, document prefix, city and given names. */
export const foreigners = [
  { nation: 'Argentina', mark: 'AAG', city: 'Rosario', given: ['Martina', 'Joaquín', 'Agustina', 'Facundo'] },
  { nation: 'Colombiana', mark: 'AV', city: 'Medellín', given: ['Valeria', 'Andrés', 'Camilo', 'Daniela'] },
  { nation: 'Peruana', mark: 'PE', city: 'Arequipa', given: ['Milagros', 'Renzo', 'Lucero', 'Piero'] },
  { nation: 'Angolana', mark: 'N', city: 'Luanda', given: ['Esperança', 'Domingos', 'Celestina', 'Adão'] },
  { nation: 'Moçambicana', mark: 'MZ', city: 'Maputo', given: ['Graça', 'Armando', 'Lurdes', 'Filimone'] },
  { nation: 'Cabo-verdiana', mark: 'CV', city: 'Praia', given: ['Nilda', 'Admilson', 'Zenaida', 'Ailton'] },
  { nation: 'Haitiana', mark: 'HT', city: 'Jacmel', given: ['Roseline', 'Wilner', 'Fabienne', 'Jean'] },
  { nation: 'Venezuelana', mark: 'VE', city: 'Maracaibo', given: ['Yuleisy', 'Wilmer', 'Oriana', 'Jesús'] },
  { nation: 'Alemã', mark: 'C0', city: 'Köln', given: ['Jana', 'Lukas', 'Annika', 'Jonas'] },
  { nation: 'Francesa', mark: 'FR', city: 'Lyon', given: ['Élodie', 'Théo', 'Manon', 'Baptiste'] },
] as const

/** A name for e-mail addresses: letters only, without accents. */
export function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
}
