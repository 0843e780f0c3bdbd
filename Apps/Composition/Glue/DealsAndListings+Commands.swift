public import ArgumentParser
import DealsConsole
import ListingsConsole

/// `madang listings` with what deals add to it: a listing is reserved where it is found.
public struct MarketCommand: ParsableCommand {
    /// That of listings, with one command more.
    public static var configuration: CommandConfiguration {
        ListingsCommand.configuration(adding: [DealsCommand.Reserve.self])
    }

    /// Made by the parser.
    public init() {}
}
