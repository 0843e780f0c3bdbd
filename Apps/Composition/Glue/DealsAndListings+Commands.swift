public import ArgumentParser
public import Commands
import DealsConsole
import ListingsConsole

/// `madang listings` with what deals add to it: a listing is reserved where it is found.
public struct MarketCommand: RecordGroup {
    /// That of listings, with one command more.
    public static var configuration: CommandConfiguration {
        ListingsCommand.configuration(adding: [DealsCommand.Reserve.self])
    }

    /// As those of the commands that it adds to.
    public static var records: [any NamedSubject.Type] { ListingsCommand.records }

    /// Made by the parser.
    public init() {}
}
