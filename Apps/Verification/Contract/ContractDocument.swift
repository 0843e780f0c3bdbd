public import ContractKit
public import Terminal

/// The formats of contract reports: for people, programs, continuous integration, a browser.
public enum ContractDocument: String, Sendable, CaseIterable {
    case text, json, junit, html

    /// The reports in this form, with a line break at the end; those for people are in that language.
    public func text(_ reports: [ContractReport], in language: Language) -> String {
        switch self {
        case .text: ContractText(reports, in: language).text
        case .json: ContractJSON(reports).text
        case .junit: ContractJUnit(reports).text
        case .html: ContractPage(reports, in: language).text
        }
    }
}
