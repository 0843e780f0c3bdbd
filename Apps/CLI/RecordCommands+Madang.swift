import Commands
import Terminal
import Vocabulary

extension RecordCommands {
    /// The commands of `madang` that show a record, chosen by the prefix of its identifier.
    static let ofMadang = RecordCommands { record, context in
        let console = context.console
        let words = try await console.wholeCommand(["show", "\(record)"], of: Madang.self) {
            AnyIdentifier($0)
        }
        guard let words, let command = try console.command(words, of: Madang.self) as? any RunnableCommand
        else { return false }
        try await command.run(context)
        return true
    }
}
