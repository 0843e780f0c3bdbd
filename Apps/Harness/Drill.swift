import ArgumentParser
import Commands

/// Drills: what an operator fears, done on purpose.
struct Drill: ParsableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "drill", en: "Do on purpose what an operator fears, and look what it cost.",
            ko: "운영자가 두려워하는 일을 일부러 일으키고 피해를 확인합니다.",
            subcommands: [
                CrashCommand.self, RestoreCommand.self, ErasureCommand.self, FleetCommand.self,
                JoinsCommand.self, SearchesCommand.self, ScrollCommand.self, PurchasesCommand.self,
                TotalsCommand.self,
            ])
    }
}
