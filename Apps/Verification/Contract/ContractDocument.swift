public import ContractKit

/// Reports of contracts in a form for somebody: people, programs, continuous integration, a browser.
public enum ContractDocument: String, Sendable, CaseIterable {
    case text, json, junit, html

    /// The reports in this form, with a line break at the end.
    public func text(_ reports: [ContractReport]) -> String {
        switch self {
        case .text: ContractText(reports).text
        case .json: ContractJSON(reports).text
        case .junit: ContractJUnit(reports).text
        case .html: ContractPage(reports).text
        }
    }
}
