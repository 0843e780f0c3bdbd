import Testing

/// A rule as the suite runs it on the repository.
struct Rule: Sendable, CustomTestStringConvertible {
    let name: String
    let check: @Sendable (SourceTree) -> [Violation]

    var testDescription: String { name }

    static let all: [Rule] = [
        Rule(name: ImportRule.name) { ImportRule.check($0) },
        Rule(name: LayerRule.name) { LayerRule.check($0) },
        Rule(name: EdgeRule.name) { EdgeRule.check($0) },
        Rule(name: FoundationRule.name) { FoundationRule.check($0) },
        Rule(name: PurityRule.name) { PurityRule.check($0) },
        Rule(name: UnsafetyRule.name) { UnsafetyRule.check($0) },
        Rule(name: LengthRule.name) { LengthRule.check($0) },
        Rule(name: DocumentationRule.name) { DocumentationRule.check($0) },
        Rule(name: TargetListRule.name) { TargetListRule.check($0) },
        Rule(name: AccessRule.name) { AccessRule.check($0) },
        Rule(name: FeatureRule.name) { FeatureRule.check($0) },
        Rule(name: FakeRule.name) { FakeRule.check($0) },
        Rule(name: TemplateRule.name) { TemplateRule.check($0) },
        Rule(name: MigrationRule.name) { MigrationRule.check($0) },
        Rule(name: NameRule.name) { NameRule.check($0) },
        Rule(name: MachinePathRule.name) { MachinePathRule.check($0) },
        Rule(name: DialectRule.name) { DialectRule.check($0) },
        Rule(name: TableRule.name) { TableRule.check($0) },
        Rule(name: RowRule.name) { RowRule.check($0) },
        Rule(name: VocabularyRule.name) { VocabularyRule.check($0) },
        Rule(name: ArgumentRule.name) { ArgumentRule.check($0) },
        Rule(name: OnePlaceRule.name) { OnePlaceRule.check($0) },
        Rule(name: RegistrationRule.name) { RegistrationRule.check($0) },
        Rule(name: ProgramRule.name) { ProgramRule.check($0) },
        Rule(name: PhraseRule.name) { PhraseRule.check($0) },
        Rule(name: GrammarRule.name) { GrammarRule.check($0) },
        Rule(name: ErrorTextRule.name) { ErrorTextRule.check($0) },
        Rule(name: RiddleRule.name) { RiddleRule.check($0) },
        Rule(name: FigureRule.name) { FigureRule.check($0) },
        Rule(name: TranslationRule.name) { TranslationRule.check($0) },
        Rule(name: DocumentRule.name) { DocumentRule.check($0) },
    ]
}
