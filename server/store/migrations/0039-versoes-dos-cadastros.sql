-- Records that people may edit count their versions, so that nobody changes what they have not seen.
alter table aluno add versao integer not null default 1;
alter table professor add versao integer not null default 1;
alter table curso add versao integer not null default 1;
alter table pessoa add versao integer not null default 1;
alter table usuario add versao integer not null default 1;

call versionar('aluno');
call versionar('professor');
call versionar('curso');
call versionar('pessoa');
call versionar('usuario');

call auditar('aluno', '{"nome": "aluno", "bloqueio": "bloqueadoAte", "dados_bancarios": "banco", "dados_deficiencia": "deficiencia", "versao": null}');
call auditar('professor', '{"nome": "professor", "bloqueio": "dtBloqueioAcesso", "versao": null}');
call auditar('curso', '{"nome": "curso", "versao": null}');
call auditar('pessoa', '{"dados_bancarios": "banco", "versao": null}');
call auditar('usuario', '{"nascimento": "dataNascimento", "versao": null}');
